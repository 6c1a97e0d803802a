/** What others may use of this feature. */
export { actWords } from "./table/actWords.ts";
export { tableView } from "./table/tableView.ts";
