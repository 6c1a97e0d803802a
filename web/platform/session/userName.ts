import type { User } from "#contract/event/content.ts";

/** How a user is called on a page: by their own name, or by their login while they have given none. */
export function userName({ displayName, username }: Pick<User, "displayName" | "username">): string {
  return displayName === null || displayName === "" ? username : displayName;
}
