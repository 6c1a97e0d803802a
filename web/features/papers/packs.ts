import { FORMATS_OF, type Gap, type PaperFormat, type PaperKind } from "#contract/paper/paper.ts";

export type PackName = "hall" | "parachute" | "federation" | "awards";

/** What each pack holds, in the order it is made. */
const PACKS: Readonly<Record<PackName, readonly PaperKind[]>> = {
  hall: ["weigh-sheets", "start", "clubs", "brackets", "queues", "badges"],
  parachute: ["start", "brackets", "queues", "sheets"],
  federation: ["results", "bouts", "weighing", "judges", "report", "teams", "inventory"],
  awards: ["diplomas"],
};

/** What is printed is a PDF; what is handed in comes with the files people edit. */
const filesOf = (kind: PaperKind, pack: PackName): readonly PaperFormat[] =>
  pack === "federation" ? FORMATS_OF[kind].filter((format) => format !== "html") : ["pdf"];

export type PackFile = {
  readonly name: string;
  readonly content: Uint8Array;
  /** It cannot be handed in yet (PD9). */
  readonly isDraft: boolean;
};
export type PackTask = { readonly kind: PaperKind; readonly format: PaperFormat };

export type PackState = {
  readonly tasks: readonly PackTask[];
  readonly done: number;
  readonly files: readonly PackFile[];
  /** Kinds that have nothing to print yet. */
  readonly skipped: readonly PaperKind[];
  /** Kinds that were made as drafts. */
  readonly drafts: readonly PaperKind[];
  readonly isStopped: boolean;
};

type Offered = { readonly kind: PaperKind; readonly isEmpty: boolean };

/** The kinds of a pack somebody may make. */
export const kindsOf = (pack: PackName, papers: readonly Offered[]): readonly PaperKind[] =>
  PACKS[pack].filter((kind) => papers.some((paper) => paper.kind === kind));

/** What is known to have nothing to print is not asked for. */
export function startPack(pack: PackName, papers: readonly Offered[]): PackState {
  const isEmpty = (kind: PaperKind) => papers.some((paper) => paper.kind === kind && paper.isEmpty);
  const kinds = kindsOf(pack, papers);
  return {
    tasks: kinds
      .filter((kind) => !isEmpty(kind))
      .flatMap((kind) => filesOf(kind, pack).map((format) => ({ kind, format }))),
    done: 0,
    files: [],
    skipped: kinds.filter(isEmpty),
    drafts: [],
    isStopped: false,
  };
}

/** Undefined: there was nothing to print, so no other file of that kind is asked for. */
export function withFile(state: PackState, file: PackFile | undefined): PackState {
  const task = state.tasks[state.done];
  if (task === undefined) return state;
  if (file !== undefined) {
    const drafts = file.isDraft && !state.drafts.includes(task.kind) ? [task.kind] : [];
    return {
      ...state,
      done: state.done + 1,
      files: [...state.files, file],
      drafts: [...state.drafts, ...drafts],
    };
  }
  const rest = state.tasks.slice(state.done).filter(({ kind }) => kind !== task.kind);
  const tasks = [...state.tasks.slice(0, state.done), ...rest];
  return { ...state, tasks, skipped: [...state.skipped, task.kind] };
}

type Known = { readonly kind: PaperKind; readonly gaps: readonly Gap[] };

/** The drafts of a pack, each with what makes it one. */
export const draftsOf = ({ drafts }: PackState, papers: readonly Known[]) =>
  drafts.map((kind) => ({
    kind,
    lacks: papers
      .filter((paper) => paper.kind === kind)
      .flatMap(({ gaps }) => gaps.filter(({ isGrave }) => isGrave).map(({ code }) => code)),
  }));
