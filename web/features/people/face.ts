/** What others may use of this feature. */
export { clubField, MissingClub } from "./clubField.tsx";
export { useClubs } from "./useClubs.ts";
export { useKnownPeople } from "./useKnownPeople.ts";
