/** What others may use of this feature. */
export { actWords, clockAt, faultEffects, type Targets } from "./table/actWords.ts";
export { tableView } from "./table/tableView.ts";
