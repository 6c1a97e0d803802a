/** What others may use of this feature. */
export { actWords, faultEffects, targetOf, type Targets } from "./table/actWords.ts";
export { tableView } from "./table/tableView.ts";
