import type { Profile } from "#contract/profile.ts";

/** «Илья Лаптев»: as people say it; the family name first is for lists of officials. */
export function personName({ firstName, lastName }: Pick<Profile, "firstName" | "lastName">): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
