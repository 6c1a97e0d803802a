import type { CorrectionChange } from "#contract/correction.ts";
import type { Bout } from "#domain/bout/bout.ts";
import type { CorrectionEvent, ScoreEvent } from "#domain/bout/event.ts";
import { causeOf, type Corner, type Method } from "#domain/bout/vocabulary.ts";

export type DraftKind = Exclude<CorrectionChange["kind"], "revert">;

/** A correction while it is being worded. */
export type Draft = {
  readonly kind: DraftKind;
  readonly winner: Corner | undefined;
  readonly method: Method;
  /** By the id of the action: what is wrong with it. */
  readonly edits: ReadonlyMap<string, CorrectionEvent>;
  readonly added: readonly ScoreEvent[];
};

export function openDraft({ outcome }: Bout): Draft {
  return {
    kind: "result",
    winner: outcome?.winner,
    method: outcome?.method ?? "points",
    edits: new Map(),
    added: [],
  };
}

export function withEdit(draft: Draft, target: string, edit: CorrectionEvent | undefined): Draft {
  const edits = new Map(draft.edits);
  if (edit === undefined) edits.delete(target);
  else edits.set(target, edit);
  return { ...draft, edits };
}

/** Undefined while there is nothing to preview: the result as it is, or no action marked. */
export function draftToChange(draft: Draft, { outcome }: Bout): CorrectionChange | undefined {
  const { kind, method, edits, added } = draft;
  const hasWinner = causeOf(method) !== undefined;
  if (hasWinner && draft.winner === undefined && (kind === "result" || kind === "score")) return undefined;
  const winner = hasWinner ? draft.winner : undefined;
  const isSameResult = winner === outcome?.winner && method === outcome?.method;
  const result = { method, ...(winner && { winner }) };
  if (kind === "result") return isSameResult ? undefined : { kind, ...result };
  if (kind !== "score") return { kind };
  const changes = [...edits.values(), ...added];
  if (changes.length === 0) return undefined;
  return { kind, changes, ...(!isSameResult && { result }) };
}
