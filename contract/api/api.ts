import { awarding } from "./awarding.ts";
import { bouts, leases } from "./bouts.ts";
import { competitions } from "./competitions.ts";
import { corrections } from "./corrections.ts";
import { displays } from "./displays.ts";
import { draws, notices } from "./draws.ts";
import type { CodeOf, Endpoint } from "./endpoint.ts";
import { mats } from "./mats.ts";
import { parked } from "./parked.ts";
import { teamScoring } from "./teamScoring.ts";

/** Every call of the API but those of collections, which declare themselves. */
export const API = {
  mats,
  competitions,
  bouts,
  leases,
  parked,
  draws,
  notices,
  corrections,
  awarding,
  teamScoring,
  displays,
} as const;

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
