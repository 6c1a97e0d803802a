import { useState } from "react";
import { isRefusedWith } from "#contract/api/refusal.ts";
import type { FormatsDay, FormatsWish } from "#contract/draw/formats.ts";
import {
  decidePackage,
  isSamePackage,
  type FormatPackage,
  type PackageProblem,
} from "#domain/draw/formatPackage.ts";
import type { Format } from "#domain/draw/formats.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { formatWishes as words } from "#texts/formats.ts";
import { useActs } from "#web/platform/acts/useActs.ts";
import { useUnsaved, type Unsaved } from "#web/platform/browser/unsaved.ts";
import { useAnswer } from "#web/platform/session/useAnswer.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

/** While somebody types a number nothing is counted yet. */
const PAUSE_MS = 300;

export type FormatsDraft = {
  readonly lines: FormatPackage;
  readonly setLines: (lines: FormatPackage) => void;
  /** Of a category as it is wished now; null: by the package. */
  readonly ownOf: (category: string) => Format | null;
  readonly setOwn: (category: string, format: Format | null) => void;
  readonly isChanged: boolean;
  readonly problem: PackageProblem | undefined;
  /** The day as wished; undefined while it is counted. */
  readonly after: FormatsDay | undefined;
  readonly failure: string | undefined;
  /** Asks for the same once more. */
  readonly recount: () => void;
  readonly reset: () => void;
  readonly save: () => Promise<boolean>;
};

const PACKAGE: Unsaved = { isLeft: () => true, isKept: false };

/** A package while it is thought about: the stored one, what was changed of it, and the day that follows. */
export function useFormatsDraft(competitionUuid: string, before: FormatsDay): FormatsDraft {
  const api = useBackgroundApi();
  const { perform, refresh } = useActs(apiErrorText);
  const [lines, setLines] = useState(before.lines);
  const [tries, setTries] = useState(0);
  const [owns, setOwns] = useState<ReadonlyMap<string, Format | null>>(new Map());
  const stored = (category: string) =>
    before.categories.find((one) => one.category === category)?.own ?? null;
  const own = [...owns]
    .filter(([category, format]) => format !== stored(category))
    .map(([category, format]) => ({ category, format }));
  const decided = decidePackage(lines);
  const isChanged = !isSamePackage(lines, before.lines) || own.length > 0;
  useUnsaved(isChanged ? PACKAGE : undefined);
  const wish: FormatsWish = { lines: [...lines], own };
  const key = isChanged && decided.ok ? JSON.stringify([before.basis, wish, tries]) : undefined;
  const answer = useAnswer<FormatsDay>(
    key,
    async () => (await api.draws.previewFormats(competitionUuid, { data: wish })).data,
    { pauseMs: PAUSE_MS },
  );
  const save = () =>
    perform(
      `formats ${key ?? ""}`,
      (calls) => calls.draws.saveFormats(competitionUuid, { data: { ...wish, basis: before.basis } }),
      {
        done: words.applied,
        onRefused: (cause) => {
          if (isRefusedWith(cause, "stale-formats")) void refresh();
          return false;
        },
      },
    );
  return {
    lines,
    setLines,
    ownOf: (category) => owns.get(category) ?? (owns.has(category) ? null : stored(category)),
    setOwn: (category, format) => setOwns(new Map([...owns, [category, format]])),
    isChanged,
    problem: decided.ok ? undefined : decided.problem,
    after: isChanged ? answer?.answer : before,
    failure: isChanged ? answer?.problem : undefined,
    recount: () => setTries(tries + 1),
    reset: () => {
      setLines(before.lines);
      setOwns(new Map());
    },
    save,
  };
}
