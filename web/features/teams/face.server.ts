/** What loaders of others may use of this feature. */
export { scopeCategories } from "./teamScope.server.ts";
