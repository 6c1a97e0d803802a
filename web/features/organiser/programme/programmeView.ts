import type { Competition } from "#contract/competition/entity.ts";
import type { OrganisedCategory } from "#contract/event/organiser.ts";
import type { DatedProgramme } from "#domain/schedule/programme/programme.ts";
import type { ProgrammePlan } from "./programmePlan.ts";
import type { Change } from "./useProgramme.ts";

/** What is asked for: a new part of the day, or one that is there. */
export type OpenDialog =
  | { readonly kind: "day"; readonly date?: string }
  | { readonly kind: "session" | "break" | "weighIn"; readonly id?: string }
  | { readonly kind: "place"; readonly categories: readonly string[] };

/** What every part of the page looks at. */
export type Shared = {
  readonly competition: Competition;
  readonly categories: readonly OrganisedCategory[];
  readonly programme: DatedProgramme;
  readonly plan: ProgrammePlan;
  readonly change: Change;
  readonly isReadOnly: boolean;
  readonly onOpen: (open: OpenDialog) => void;
};

export const titleOf = ({ competition }: Pick<Shared, "competition">, category: string): string =>
  competition.categories.find(({ uuid }) => uuid === category)?.title ?? "";

export const nameOf = ({ competition }: Pick<Shared, "competition">, carpet: string): string =>
  competition.carpets.find(({ uuid }) => uuid === carpet)?.name ?? "";
