import { canCorrect, isOfficial } from "#domain/access/access.ts";
import type { User } from "#contract/event/content.ts";

export const NEEDS = ["signed-in", "operator", "admin"] as const;
export type Need = (typeof NEEDS)[number];
export type Access = "allowed" | "sign-in" | "forbidden";

/** Whom a private page lets in. A visitor without a session is asked to sign in, a wrong role is told so (403). */
export function decideAccess(need: Need, user: User | undefined): Access {
  if (user === undefined) return "sign-in";
  switch (need) {
    case "signed-in":
      return "allowed";
    case "operator":
      return canOperate(user) ? "allowed" : "forbidden";
    case "admin":
      return isAdmin(user) ? "allowed" : "forbidden";
  }
}

export function canOperate(user: User | undefined): boolean {
  return isOfficial({ role: user?.role?.type ?? "public" });
}

export function mayCorrect(user: User | undefined): boolean {
  return canCorrect({ role: user?.role?.type ?? "public" });
}

export function isAdmin(user: User | undefined): boolean {
  return user?.role?.type === "admin";
}
