/** What others may use of this feature. */
export { actWords, targetOf, type Targets } from "./table/actWords.ts";
export { tableView } from "./table/tableView.ts";
