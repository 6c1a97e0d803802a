/** What others may use of this feature. */
export { SearchBox } from "./SearchBox.tsx";
