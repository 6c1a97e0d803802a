import type { Deps } from "../../environment/deps.ts";
import { boutCard } from "../../share/boutCard.ts";
import { categoryCard, eventCard, fighterCard } from "../../share/cards.ts";
import { createShareImages, type ShareImages } from "../../share/shareImages.ts";
import type { Snapshots } from "../../snapshots/competitionSnapshots.ts";
import { findVisibleCompetitionOfEvent } from "../../usecases/event/readCompetition.ts";
import type { PresentedCompetition } from "../../present/competition.ts";
import { findEventByPathId } from "./eventPath.ts";
import { notFound } from "../problem.ts";
import { tooMany } from "../rateLimit.ts";
import type { Call, Route } from "../route.ts";

/** Pictures for shared links, 1200 by 630: of an event, of a category, of an athlete's result, of a bout (SH8). */
export function shareRoutes(deps: Deps, snapshots: Snapshots): Route[] {
  const images = createShareImages();
  const route = (path: string, find: Find): Route => ({
    method: "GET",
    url: `/api/events/:id${path}/share.png`,
    handle: (call) => handleImage(deps, snapshots, images, call, find),
  });
  return [
    route(
      "",
      ({ event, competition }) =>
        () =>
          eventCard(event, competition),
    ),
    route(
      "/categories/:uuid",
      ofCompetition((competition, uuid) => {
        const category = competition.categories.find((one) => one.uuid === uuid);
        return category && (() => categoryCard(competition, category));
      }),
    ),
    route(
      "/fighters/:uuid",
      ofCompetition((competition, uuid) => {
        const fighters = competition.categories.flatMap((category) => category.fighters);
        const fighter = fighters.find((one) => one.uuid === uuid);
        return fighter && (() => fighterCard(competition, fighter));
      }),
    ),
    route(
      "/bouts/:uuid",
      ofCompetition((competition, uuid) => {
        const bout = competition.fightings.find((one) => one.uuid === uuid);
        return bout && (() => boutCard(competition, bout));
      }),
    ),
  ];
}

type Subject = {
  readonly event: Awaited<ReturnType<typeof findEventByPathId>>;
  readonly competition: PresentedCompetition | undefined;
  readonly uuid: string;
};
/** How to draw it; undefined for what is not there. */
type Find = (subject: Subject) => (() => string) | undefined;

const ofCompetition =
  (find: (competition: PresentedCompetition, uuid: string) => (() => string) | undefined): Find =>
  ({ competition, uuid }) =>
    competition && find(competition, uuid);

async function handleImage(deps: Deps, snapshots: Snapshots, images: ShareImages, call: Call, find: Find) {
  const { params, request, reply } = call;
  const event = await findEventByPathId(deps, params["id"] ?? "");
  if (!event.is_published) throw notFound();
  const row = await findVisibleCompetitionOfEvent(deps, ANYBODY, event.id);
  const snapshot = row && (await snapshots.find(row.uuid));
  const draw = find({ event, competition: snapshot?.document, uuid: params["uuid"] ?? "" });
  if (draw === undefined) throw notFound();
  const etag = `"${event.updated_at}-${snapshot?.etag.slice(1, -1) ?? "none"}"`;
  // Only what is there may be kept: neither "not found" nor "come back later" is the picture of this state.
  const headers = {
    etag,
    "cache-control": "public, max-age=60",
    // Other sites show it beside the link.
    "cross-origin-resource-policy": "cross-origin",
  };
  if (request.headers["if-none-match"] === etag) return reply.code(304).headers(headers).send();
  const name = [event.id, params["uuid"], request.routeOptions.url].join(" ");
  const image = await (images.peek(name, etag) ?? images.keep(name, etag, draw));
  if (!image.ok) throw tooMany(reply, image.problem.waitMs);
  return await reply.type("image/png").headers(headers).send(image.value);
}

/** The picture is one for all: what an official may see besides is not in it. */
const ANYBODY = { role: "public" } as const;
