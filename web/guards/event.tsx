import type { PageHandle } from "#contract/pageKind.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { Route } from "./+types/event.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";

const loadEvent: Route.MiddlewareFunction = async (args, next) => {
  const { data: event } = await answerOf(apiFor(args).events.findOne(args.params.id ?? ""));
  args.context.set(eventContext, event);
  return next();
};

export const handle: PageHandle = { picture: "event" };

export const middleware: Route.MiddlewareFunction[] = [loadEvent];

export const loader = ({ context }: Route.LoaderArgs) => ({ event: context.get(eventContext) });
