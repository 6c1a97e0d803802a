import type { DrawState } from "#contract/draw/draw.ts";
import { ApiFailure } from "#contract/error.ts";
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
