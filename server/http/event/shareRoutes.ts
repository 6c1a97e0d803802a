import type { FastifyReply, FastifyRequest } from "fastify";
import { pictures } from "#contract/api/events.ts";
import type { Locale } from "#contract/locale.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import type { PresentedCompetition } from "../../present/competition.ts";
import { findKeptPerson } from "../../usecases/entry/personCard.ts";
import { boutCard } from "../../share/boutCard.ts";
import { categoryCard, eventCard, fighterCard } from "../../share/cards.ts";
import { wordsOf, type Words } from "../../words/words.ts";
import { createShareImages } from "../../share/shareImages.ts";
import type { Snapshots } from "../../snapshots/competitionSnapshots.ts";
import { findEvent, type FoundEvent } from "../../usecases/event/findEvent.ts";
import { readLookPictures } from "../../usecases/event/readUploads.ts";
import { findVisibleCompetitionOfEvent } from "../../usecases/event/readCompetition.ts";
import type { Route } from "../route.ts";
import { serve } from "../serve.ts";

/** Pictures for shared links, 1200 by 630: of an event, of a category, of an athlete's result, of a bout (SH8). */
export function shareRoutes(deps: Deps, snapshots: Snapshots): Route[] {
  const send = createSender(deps, snapshots);
  return [
    serve(pictures.ofEvent, (call) => send(call, ofEvent(deps))),
    serve(pictures.ofCategory, (call) => send(call, ofCategory)),
    serve(pictures.ofFighter, async ({ params, query, request, reply }) =>
      // A record that was merged is pictured as the person (PS12).
      send(
        { params: { ...params, uuid: await findKeptPerson(deps, params.uuid) }, query, request, reply },
        ofFighter,
      ),
    ),
    serve(pictures.ofBout, (call) => send(call, ofBout)),
  ];
}

type Subject = {
  readonly event: FoundEvent;
  readonly competition: PresentedCompetition | undefined;
  readonly uuid: string;
  readonly words: Words;
};
/** How to draw it; undefined for what is not there. */
type Find = (subject: Subject) => (() => string | Promise<string>) | undefined;

const ofCompetition =
  (
    find: (words: Words, competition: PresentedCompetition, uuid: string) => (() => string) | undefined,
  ): Find =>
  ({ competition, uuid, words }) =>
    competition && find(words, competition, uuid);

const ofEvent =
  (deps: Deps): Find =>
  ({ event, competition, words }) =>
  async () =>
    eventCard(words, event, competition, await readLookPictures(deps, event.look));

const ofCategory = ofCompetition((words, competition, uuid) => {
  const into = competition.merged?.find((one) => one.uuid === uuid)?.into ?? uuid;
  const category = competition.categories.find((one) => one.uuid === into);
  return category && (() => categoryCard(words, competition, category));
});

const ofFighter = ofCompetition((words, competition, uuid) => {
  const fighters = competition.categories.flatMap((category) => category.fighters);
  const fighter = fighters.find((one) => one.uuid === uuid);
  return fighter && (() => fighterCard(words, competition, fighter));
});

const ofBout = ofCompetition((words, competition, uuid) => {
  const bout = competition.fightings.find((one) => one.uuid === uuid);
  return bout && (() => boutCard(words, competition, bout));
});

type Called = {
  readonly params: { readonly id: string; readonly uuid?: string };
  readonly query: { readonly locale: Locale };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};
type PictureProblem =
  | { readonly code: "not-found" }
  | { readonly code: "too-many-requests"; readonly waitMs: number };

function createSender(deps: Deps, snapshots: Snapshots) {
  const images = createShareImages();
  return async (
    { params, query, request, reply }: Called,
    find: Find,
  ): Promise<Result<FastifyReply, PictureProblem>> => {
    const found = await findEvent(deps, params.id);
    if (!found.ok) return found;
    const event = found.value;
    if (!event.is_published) return refuse({ code: "not-found" });
    const row = await findVisibleCompetitionOfEvent(deps, ANYBODY, event.id);
    const snapshot = row && (await snapshots.find(row.uuid));
    const words = wordsOf(query.locale);
    const draw = find({ event, competition: snapshot?.document, uuid: params.uuid ?? "", words });
    if (draw === undefined) return refuse({ code: "not-found" });
    const etag = `"${event.updated_at}-${snapshot?.etag.slice(1, -1) ?? "none"}"`;
    // Only what is there may be kept: neither "not found" nor "come back later" is the picture of this state.
    const headers = {
      etag,
      "cache-control": "public, max-age=60",
      // Other sites show it beside the link.
      "cross-origin-resource-policy": "cross-origin",
    };
    if (request.headers["if-none-match"] === etag) return ok(reply.code(304).headers(headers).send());
    const name = [event.id, params.uuid, query.locale, request.routeOptions.url].join(" ");
    const image = await (images.peek(name, etag) ?? images.keep(name, etag, draw));
    return image.ok ? ok(reply.type("image/png").headers(headers).send(image.value)) : image;
  };
}

/** The picture is one for all: what an official may see besides is not in it. */
const ANYBODY = { role: "public" } as const;
