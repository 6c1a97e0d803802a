/** What others may use of this feature. */
export { BoardLauncher } from "./BoardLauncher.tsx";
export { DisplayPanel } from "./DisplayPanel.tsx";
export { ShowOnScreen } from "./ShowOnScreen.tsx";
