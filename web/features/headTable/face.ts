/** What others may use of this feature. */
export { useDesk } from "./desk/useDesk.ts";
export { PlanDialog } from "./order/PlanDialog.tsx";
export { PlanDifference } from "./order/PlanDifference.tsx";
export { usePlanning } from "./order/usePlanning.ts";
