/** What others may use of this feature. */
export { ClosingCard } from "./ClosingCard.tsx";
export { ClosingDialog, ReopenDialog } from "./ClosingDialog.tsx";
