import type { User } from "#contract/content.ts";

/** How a user is called on a page: by his own name, or by his login while he has given none. */
export function userName({ displayName, username }: Pick<User, "displayName" | "username">): string {
  return displayName === null || displayName === "" ? username : displayName;
}
