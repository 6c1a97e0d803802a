/** What others may use of this feature. */
export { CategorySteps } from "./CategorySteps.tsx";
export { DrawAllCard } from "./DrawAllCard.tsx";
export { DrawCard } from "./DrawCard.tsx";
export { DrawPlanner, useFreshDraw } from "./DrawPlanner.tsx";
export { LateDialog } from "./late/LateDialog.tsx";
export { NoticesCard } from "./NoticesCard.tsx";
export { SwapDialog } from "./ChangeDialogs.tsx";
