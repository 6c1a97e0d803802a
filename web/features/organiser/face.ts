/** What others may use of this feature. */
export { EventState } from "./EventState.tsx";
export { preparationOf } from "./preparation.ts";
export { useOrganised, type OrganisedOutlet } from "./useOrganised.ts";
