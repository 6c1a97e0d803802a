import { z } from "zod";
import type { DrawState } from "#contract/draw/draw.ts";
import type { ChangePlan, DrawWish, Ways, WaysRequest } from "#contract/draw/lateChange.ts";
import type { RollCategory, RollEntry } from "#contract/entry/roll.ts";
import type { ApiError } from "#contract/error.ts";
import { DRAW_PROBLEMS } from "#domain/category/drawable.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { drawing } from "#texts/drawing.ts";
import { lateWords } from "#texts/late.ts";
import { useAnswer } from "#web/platform/session/useAnswer.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

const PAUSE_MS = 250;

export type Known = {
  readonly state: DrawState;
  readonly roll: readonly RollEntry[];
  readonly category: RollCategory | undefined;
};

/** The draw as it stands and everybody of the competition. */
export function useLateDraw(competitionUuid: string, categoryUuid: string) {
  const api = useBackgroundApi();
  return useAnswer<Known>(categoryUuid || undefined, async () => {
    const [draw, roll] = await Promise.all([api.draws.of(categoryUuid), api.roll.find(competitionUuid)]);
    const { entries, categories } = roll.data;
    const category = categories.find(({ uuid }) => uuid === categoryUuid);
    return { state: draw.data, roll: entries, category };
  });
}

/** Every way into the draw of a category; nothing is asked without a newcomer. */
export function useWays(categoryUuid: string, newcomer: WaysRequest | undefined) {
  const api = useBackgroundApi();
  const key = newcomer && `${categoryUuid} ${JSON.stringify(newcomer)}`;
  return useAnswer<Ways>(
    key,
    async () => (await api.draws.ways(categoryUuid, { data: newcomer ?? {} })).data,
  );
}

/** What a change would do; asked while it is still being thought about. */
export function usePlan(categoryUuid: string, change: DrawWish | undefined) {
  const api = useBackgroundApi();
  const key = change && `${categoryUuid} ${JSON.stringify(change)}`;
  return useAnswer<ChangePlan | undefined>(
    key,
    async () => change && (await api.draws.previewChange(categoryUuid, { data: { change } })).data,
    { pauseMs: PAUSE_MS, tell: refusalWords },
  );
}

const kept = z.object({
  code: z.literal("not-drawable"),
  problems: z.array(z.enum(DRAW_PROBLEMS)).min(1),
});

/** Why somebody cannot come into a draw, and what to do about it. */
export function refusalWords(error: ApiError): string {
  const { data } = kept.safeParse(error.details);
  if (data === undefined) return apiErrorText(error);
  const [first = "not-accepted"] = data.problems;
  return `${data.problems.map((problem) => drawing.problems[problem]).join(", ")}. ${lateWords.wayOut[first]}`;
}
