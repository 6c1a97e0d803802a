import { account } from "./account.ts";
import { archives } from "./archives.ts";
import { rehearsals } from "./rehearsals.ts";
import { auth } from "./auth.ts";
import { awarding } from "./awarding.ts";
import { bouts, leases } from "./bouts.ts";
import { competitions } from "./competitions.ts";
import { corrections } from "./corrections.ts";
import { displays } from "./displays.ts";
import { draws, notices } from "./draws.ts";
import type { CodeOf, Endpoint } from "./endpoint.ts";
import { carpets } from "./carpets.ts";
import { eventRoles } from "./eventRoles.ts";
import { events, pictures } from "./events.ts";
import { fees, payments } from "./fees.ts";
import { finding } from "./finding.ts";
import { push, stars } from "./following.ts";
import { groupEntries } from "./groupEntries.ts";
import { lists } from "./lists.ts";
import { mats } from "./mats.ts";
import { applications, mergeRequests, profiles } from "./people.ts";
import { papers } from "./papers.ts";
import { persons } from "./persons.ts";
import { programme } from "./programme.ts";
import { regrouping } from "./regrouping.ts";
import { resultClaims } from "./resultClaims.ts";
import { roll } from "./roll.ts";
import { personLinks, seasons } from "./seasons.ts";
import { staff } from "./staff.ts";
import { system } from "./system.ts";
import { uploads } from "./uploads.ts";
import { users } from "./users.ts";
import { parked } from "./parked.ts";
import { teamScoring } from "./teamScoring.ts";
import type { FieldCode, WriteCode } from "./writeProblems.ts";

/** Every call of the API but those of collections, which declare themselves. */
export const API = {
  mats,
  auth,
  account,
  users,
  stars,
  push,
  events,
  eventRoles,
  pictures,
  profiles,
  mergeRequests,
  applications,
  groupEntries,
  roll,
  lists,
  persons,
  regrouping,
  resultClaims,
  staff,
  finding,
  uploads,
  carpets,
  system,
  competitions,
  bouts,
  leases,
  parked,
  draws,
  notices,
  corrections,
  awarding,
  teamScoring,
  programme,
  papers,
  displays,
  archives,
  fees,
  payments,
  seasons,
  personLinks,
  rehearsals,
} as const;

type Groups = typeof API;
export type AnyEndpoint = { [Group in keyof Groups]: Groups[Group][keyof Groups[Group]] }[keyof Groups];

/** Why a call may be refused, also one of a collection; each has its sentence in the texts of the interface. */
export type ProblemCode = CodeOf<AnyEndpoint> | WriteCode | FieldCode;

const GROUPS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = API;
export const ENDPOINTS: readonly Endpoint[] = Object.values(GROUPS).flatMap((group) => Object.values(group));

/** Something said of every endpoint, in the same groups: the compiler names the one that is missing. */
export type ForEveryEndpoint<Said> = {
  readonly [Group in keyof Groups]: { readonly [Name in keyof Groups[Group]]: Said };
};
