import { rehearsals } from "#contract/api/rehearsals.ts";
import { ok } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { findEvent, type FoundEvent } from "../../usecases/event/findEvent.ts";
import { endRehearsal } from "../../usecases/rehearsal/endRehearsal.ts";
import { makeRehearsal } from "../../usecases/rehearsal/makeRehearsal.ts";
import { changeRehearsal, readRehearsal } from "../../usecases/rehearsal/readRehearsal.ts";
import type { Route } from "../route.ts";
import { serve } from "../serve.ts";

/** A copy of an event to practise on: made, played and deleted by admins. */
export function rehearsalRoutes(deps: Deps, onChange: () => void): Route[] {
  const read = async (event: FoundEvent) => ok({ data: await readRehearsal(deps, event) });
  return [
    serve(rehearsals.read, async ({ params, reply }) => {
      const event = await findEvent(deps, params.id);
      reply.header("cache-control", "no-store");
      return event.ok ? read(event.value) : event;
    }),
    serve(rehearsals.make, async ({ viewer, params }) => {
      const event = await findEvent(deps, params.id);
      if (!event.ok) return event;
      const made = await makeRehearsal(deps, viewer, event.value);
      return made.ok ? read(event.value) : made;
    }),
    serve(rehearsals.change, async ({ viewer, params, body }) => {
      const event = await findEvent(deps, params.id);
      if (!event.ok) return event;
      const changed = await changeRehearsal(deps, viewer, event.value, body.data);
      if (!changed.ok) return changed;
      onChange();
      return read(event.value);
    }),
    serve(rehearsals.end, async ({ viewer, params }) => {
      const event = await findEvent(deps, params.id);
      return event.ok ? endRehearsal(deps, viewer, event.value.id) : event;
    }),
  ];
}
