import type { Application, Profile } from "#contract/entry/profile.ts";
import type { WaitingClaims } from "#contract/entry/resultClaim.ts";
import type { Fees } from "#contract/fee/fee.ts";
import { needsRepresentative } from "#domain/entry/consent.ts";
import { isMinorOn } from "#domain/entry/eligibility.ts";
import { paperProblem } from "#domain/entry/papers.ts";
import { leftOf } from "#domain/fee/priceList.ts";
import type { BegunEntry } from "./begunEntry.ts";
import { isComing } from "./nearestEvent.ts";
import { statusOf } from "./applicationStatus.ts";

type MissingField = "firstName" | "birthDate" | "gender" | "representative";

/** Something the account should do; the most urgent kinds first. */
export type HomeTask =
  | { readonly type: "confirm"; readonly email: string }
  | { readonly type: "first-athlete" }
  | { readonly type: "claims"; readonly waiting: WaitingClaims }
  | { readonly type: "begun"; readonly begun: BegunEntry; readonly event: string; readonly minutes: number }
  | { readonly type: "fix"; readonly application: Application }
  | {
      readonly type: "fee";
      readonly event: Fees["event"];
      readonly kopecks: number;
      readonly isOnline: boolean;
    }
  | { readonly type: "consent"; readonly profile: Profile }
  | { readonly type: "incomplete"; readonly profile: Profile; readonly missing: readonly MissingField[] }
  | {
      readonly type: "paper";
      readonly paper: "medical" | "insurance";
      readonly isMissing: boolean;
      readonly profile: Profile;
      readonly event: string;
    };

type Known = {
  readonly user: { readonly email: string; readonly confirmed: boolean };
  readonly own: {
    readonly profiles: readonly Profile[];
    readonly applications: readonly Application[];
    readonly consentedProfiles: readonly number[];
  };
  readonly today: string;
  /** Who works at competitions has enough to do without people of their own. */
  readonly isOfficial?: boolean;
  /** An entry that was begun on this device and not sent, of an event that still takes it. */
  readonly begun?: Omit<Extract<HomeTask, { type: "begun" }>, "type"> | undefined;
  /** Of an organiser: claims on results that wait for an answer. */
  readonly waiting?: readonly WaitingClaims[];
  /** Of the events that ask for fees: what the people of the account owe and have paid. */
  readonly fees?: readonly Fees[];
};

/** What is left to do before somebody may compete (PE7). */
export function homeTasks({
  user,
  own,
  today,
  isOfficial = false,
  begun,
  waiting = [],
  fees = [],
}: Known): HomeTask[] {
  const { profiles, applications, consentedProfiles } = own;
  return [
    ...(user.confirmed ? [] : [{ type: "confirm", email: user.email } as const]),
    ...(profiles.length > 0 || isOfficial ? [] : [{ type: "first-athlete" } as const]),
    ...(begun === undefined ? [] : [{ type: "begun", ...begun } as const]),
    ...waiting.map((claims) => ({ type: "claims", waiting: claims }) as const),
    ...applications
      .filter((application) => statusOf(application) === "fix")
      .map((application) => ({ type: "fix", application }) as const),
    ...fees.flatMap(feeTask),
    ...profiles
      .filter(({ id }) => !consentedProfiles.includes(id))
      .map((profile) => ({ type: "consent", profile }) as const),
    ...profiles.flatMap((profile) => profileTask(profile, today)),
    ...profiles.flatMap((profile) => paperTasks(profile, applications, today)),
  ];
}

/** One for each event, as it is paid (PE7). */
function feeTask({ event, people, isOnline }: Fees): HomeTask[] {
  const kopecks = people.reduce((sum, person) => sum + leftOf(person), 0);
  return kopecks === 0 ? [] : [{ type: "fee", event, kopecks, isOnline }];
}

function profileTask(profile: Profile, today: string): HomeTask[] {
  const { birthDate, relation, representative } = profile;
  const isMinor = birthDate !== null && isMinorOn(birthDate, today);
  const isRepresented = representative !== null || !needsRepresentative(relation, isMinor);
  const missing: MissingField[] = [
    ...(["firstName", "birthDate", "gender"] as const).filter((field) => profile[field] === null),
    ...(isRepresented ? [] : (["representative"] as const)),
  ];
  return missing.length === 0 ? [] : [{ type: "incomplete", profile, missing }];
}

/** For the first tournament ahead: who has a paper for that one is told about the next when its turn comes. */
function paperTasks(profile: Profile, applications: readonly Application[], today: string): HomeTask[] {
  const [first] = applications
    .filter((application) => application.profile?.id === profile.id && isComing(application, today))
    .toSorted((a, b) => (a.event?.dateOfEvent ?? "").localeCompare(b.event?.dateOfEvent ?? ""));
  const day = first?.event?.dateOfEvent;
  if (typeof day !== "string" || !first?.event) return [];
  const about = { type: "paper", profile, event: first.event.name } as const;
  const { medicalUntil, insuranceUntil } = profile;
  const medical = paperProblem(medicalUntil, day);
  return [
    ...(medical === undefined
      ? []
      : [{ ...about, paper: "medical", isMissing: medical === "missing" } as const]),
    // Not every tournament asks for one: only one that runs out is worth a word.
    ...(paperProblem(insuranceUntil, day) === "short"
      ? [{ ...about, paper: "insurance", isMissing: false } as const]
      : []),
  ];
}
