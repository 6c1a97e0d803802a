/** What others may use of this feature. */
export { ClubOption, teamOption } from "./ClubOption.tsx";
export { CreateClubDialog } from "./CreateClubDialog.tsx";
export { useClubs } from "./useClubs.ts";
export { useKnownFighters } from "./useKnownFighters.ts";
