import type { Career, CareerCompetition } from "#contract/event/career.ts";
import { publicMethodOf } from "#contract/bout/boutMethod.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatDays } from "#texts/dates.ts";
import { toldDays } from "#web/i18n/spoken/eventDates.ts";
import { personName } from "#web/i18n/names.ts";
import { formatCount, formatNumber } from "#texts/numbers.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { boutPage } from "#texts/spectating/boutPage.ts";
import { careerWords } from "#texts/spectating/athlete.ts";
import { METHOD_WORDS } from "#texts/sport/sport.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { endingWords } from "#web/sport/facts/boutExtras.ts";
import type { CareerBout, CareerEvent, CareerMethod, CareerView } from "./Career.tsx";
import { scoreOf } from "#web/sport/facts/competitionView.ts";

/** The career in words, so that a page carries no script for it (AR1). What was done at this event stands above it. */
export function careerView(
  { competitions, meetings, alsoAs }: Omit<Career, "fighter" | "details">,
  eventId: number,
): CareerView {
  const others = competitions.filter(({ event }) => event.id !== eventId);
  const bouts = others.flatMap(({ bouts: done, fighter }) => done.map((bout) => ({ bout, self: fighter })));
  return {
    summary:
      others.length === 0
        ? careerWords.none
        : [formatCount(others.length, "event"), ...medalParts(others), ...recordParts(bouts)].join(", "),
    also: alsoAs.length === 0 ? undefined : careerWords.alsoAs(alsoAs),
    methods: methodsOf(bouts),
    events: others.map(eventOf),
    met: metWords(competitions, meetings),
  };
}

/** Where none was won, nothing is said of medals. */
function medalParts(competitions: Career["competitions"]): string[] {
  const places = competitions.flatMap(({ categories }) => categories.flatMap(({ place }) => place ?? []));
  return careerWords.medals.flatMap((metal, index) => {
    const count = places.filter((place) => place === index + 1).length;
    return count === 0 ? [] : [metal(formatNumber(count))];
  });
}

type OwnBout = { readonly bout: Fighting; readonly self: string };

function recordParts(bouts: readonly OwnBout[]): string[] {
  const won = bouts.filter(isWon);
  const subs = won.filter(({ bout }) => bout.cause === "submission").length;
  return [
    formatCount(won.length, "win"),
    formatCount(bouts.length - won.length, "loss"),
    ...(subs === 0 ? [] : [formatCount(subs, "submission")]),
  ];
}

const isWon = ({ bout, self }: OwnBout) => bout.winner?.uuid === self;

/** How bouts ended, the most frequent first. */
function methodsOf(bouts: readonly OwnBout[]): CareerMethod[] {
  const known = bouts.flatMap((own) => {
    const method = publicMethodOf(own.bout);
    return method === undefined ? [] : [{ method, isWon: isWon(own) }];
  });
  return [...Map.groupBy(known, ({ method }) => method)]
    .map(([method, all]) => {
      const won = all.filter((one) => one.isWon).length;
      const lost = all.length - won;
      return { name: METHOD_WORDS[method], words: outcomes(won, lost), won, lost };
    })
    .toSorted((a, b) => b.won + b.lost - (a.won + a.lost));
}

function eventOf({ event, fighter, categories, bouts, opponents }: CareerCompetition): CareerEvent {
  const base = `/events/${event.id}/competition`;
  const names = new Map(opponents.map((one) => [one.uuid, one]));
  return {
    name: event.name,
    href: `${base}/fighters/${fighter}`,
    when: [formatDays(toldDays(event)), event.city].filter(Boolean).join(", "),
    categories: categories.map(({ uuid, title, entrants, place }) => ({
      title: titleWords(title),
      href: `${base}/categories/${uuid}`,
      place,
      words:
        place === null ? careerWords.noPlace : careerWords.place(formatNumber(place), formatNumber(entrants)),
    })),
    record: [
      formatCount(bouts.length, "bout"),
      ...recordParts(bouts.map((bout) => ({ bout, self: fighter }))),
    ].join(", "),
    bouts: bouts.map((bout): CareerBout => {
      const opponent = names.get(bout.slots.find((slot) => slot.fighter !== fighter)?.fighter ?? "");
      const hasWon = bout.winner?.uuid === fighter;
      return {
        href: `${base}/bouts/${bout.uuid}`,
        round: boutRound(bout) || boutPage.title(bout.number),
        opponent: opponent === undefined ? boutWords.tbd : personName(opponent),
        score: [fighter, opponent?.uuid].map((uuid) => formatNumber(scoreOf(bout, uuid).scores)).join(":"),
        hasWon,
        words: [hasWon ? boutWords.victory : boutWords.defeat, endingWords(bout)].filter(Boolean).join(", "),
      };
    }),
  };
}

/** «Встречались 2 раза: 1 победа, 1 поражение.» (AR4) */
function metWords(competitions: Career["competitions"], meetings: readonly string[]): string | undefined {
  const met = competitions.flatMap(({ bouts, fighter }) =>
    bouts.filter(({ uuid }) => meetings.includes(uuid)).map((bout) => ({ bout, self: fighter })),
  );
  const won = met.filter(isWon).length;
  if (met.length === 0) return undefined;
  return careerWords.met(formatCount(met.length, "time"), outcomes(won, met.length - won));
}

/** «1 победа, 2 поражения», and nothing that is nought. */
function outcomes(won: number, lost: number): string {
  return [
    ...(won === 0 ? [] : [formatCount(won, "win")]),
    ...(lost === 0 ? [] : [formatCount(lost, "loss")]),
  ].join(", ");
}
