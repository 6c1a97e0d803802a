import type { DrawState } from "#contract/draw/draw.ts";
import { ApiFailure } from "#contract/error.ts";
import { competitionText } from "#web/platform/realtime/competitionText.ts";
import { loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor, type ServerArgs } from "#web/platform/session/apiFor.server.ts";

/** Undefined for officials of one mat: they look at the category and do not draw it (RL22). */
export async function loadDraw(args: ServerArgs, categoryUuid: string): Promise<DrawState | undefined> {
  const asked = apiFor(args)
    .draws.of(categoryUuid)
    .then(({ data }) => data)
    .catch((cause: unknown) => {
      if (cause instanceof ApiFailure && cause.error.status === 403) return undefined;
      throw cause;
    });
  return answerOf(asked);
}

/** As it stands now; officials of one mat are told that it is not theirs (RL22). */
export async function loadFormatsPage(args: PageArgs<"uuid">) {
  const competition = await loadCompetition(args, args.params.uuid);
  const { data } = await answerOf(
    apiFor(args).draws.previewFormats(competition.uuid, { data: { lines: null, own: [] } }),
  );
  return { competition: competitionText(competition), day: data };
}
