import { account } from "./account.ts";
import { auth } from "./auth.ts";
import type { CodeOf, Endpoint } from "./endpoint.ts";
import { push, stars } from "./following.ts";
import { mats } from "./mats.ts";
import { users } from "./users.ts";

/** Every call of the API but those of collections, which declare themselves. */
export const API = { mats, auth, account, users, stars, push } as const;

type Groups = typeof API;
type AnyEndpoint = { [Group in keyof Groups]: Groups[Group][keyof Groups[Group]] }[keyof Groups];

/** Why a call may be refused; each has its sentence in the texts of the interface. */
export type ProblemCode = CodeOf<AnyEndpoint>;

export const ENDPOINTS: readonly Endpoint[] = Object.values<Readonly<Record<string, Endpoint>>>(API).flatMap(
  (group) => Object.values(group),
);

/** Something said of every endpoint, in the same groups: the compiler names the one that is missing. */
export type ForEveryEndpoint<Said> = {
  readonly [Group in keyof Groups]: { readonly [Name in keyof Groups[Group]]: Said };
};
