import type { Club, Ranking, RankedRow, SeasonEvent } from "#contract/season/season.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatDays } from "#texts/dates.ts";
import { toldDays } from "#web/i18n/spoken/eventDates.ts";
import { formatDate } from "#texts/dates.ts";
import { personName } from "#web/i18n/names.ts";
import { formatCount, formatNumber } from "#texts/numbers.ts";
import { formulaSentences, groupWords, seasonWords } from "#texts/season/seasonWords.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

const fighterHref = (event: number, uuid: string) => `/events/${event}/competition/fighters/${uuid}`;
const seasonDays = ({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }) =>
  `${formatDate(startsOn)} – ${formatDate(endsOn)}`;

export async function loadSeasonsPage(args: PageArgs) {
  const { data: seasons } = await answerOf(apiFor(args).seasons.find());
  return {
    seasons: seasons.map((season) => ({
      href: `/season/${season.id}`,
      title: season.title,
      when: seasonDays(season),
      isDraft: !season.isPublished,
    })),
  };
}

export async function loadSeasonPage(args: PageArgs<"id">) {
  const params = new URL(args.request.url).searchParams;
  const [group, q] = [params.get("group") ?? "", (params.get("q") ?? "").trim().slice(0, 80)];
  const page = Math.max(1, Math.trunc(Number(params.get("page") ?? "1")) || 1);
  const { data: ranking } = await answerOf(
    apiFor(args).seasons.ranking(args.params.id, {
      page: Math.min(page, 1000),
      ...(group !== "" && { group: group.slice(0, 200) }),
      ...(q !== "" && { q }),
    }),
  );
  const action = `/season/${ranking.season.id}`;
  const hrefOf = (at: number) => {
    const query = new URLSearchParams({
      ...(q === "" ? { group: ranking.group ?? "" } : { q }),
      ...(at > 1 && { page: String(at) }),
    });
    return `${action}?${query.toString()}`;
  };
  return {
    ...viewOf(ranking, q !== ""),
    action,
    q,
    group: ranking.group ?? "",
    pages: Array.from({ length: ranking.pageCount }, (_, index) => ({
      href: hrefOf(index + 1),
      label: formatNumber(index + 1),
    })),
    current: hrefOf(ranking.page),
  };
}

/** The ranking in words, so that a page carries no script for it. */
function viewOf(ranking: Ranking, isSearched: boolean) {
  const { season, events, groups } = ranking;
  const names = new Map(groups.map(({ key, kind }) => [key, groupWords(kind)]));
  const byId = new Map(events.map((event) => [event.id, event]));
  return {
    title: season.title,
    isDraft: !season.isPublished,
    when: [seasonDays(season), seasonWords.events(events.length)].join(", "),
    groups: groups.map(({ key, athletes }) => ({
      value: key,
      label: seasonWords.withCount(names.get(key) ?? "", athletes),
    })),
    count: isSearched ? seasonWords.found(ranking.total) : seasonWords.inGroup(ranking.total),
    rows: ranking.rows.map((row) => rowOf(row, byId, isSearched ? names.get(row.group) : undefined)),
    formula: formulaSentences(season.formula, events),
    events: events.map((event) => ({
      href: `/events/${event.id}`,
      name: event.name,
      words: [whereAndWhen(event), seasonWords.coefficient(event.coefficient)].filter(Boolean).join(", "),
    })),
  };
}

const whereAndWhen = (event: Omit<SeasonEvent, "coefficient">): string =>
  [formatDays(toldDays(event)), event.city].filter(Boolean).join(", ");

function rowOf(row: RankedRow, events: ReadonlyMap<number, SeasonEvent>, group: string | undefined) {
  return {
    key: `${row.group} ${row.fighter}`,
    place: row.place,
    name: personName(row),
    href: fighterHref(row.event, row.fighter),
    also: row.alsoAs.length === 0 ? undefined : seasonWords.alsoAs(row.alsoAs),
    club: row.team === null ? undefined : { name: row.team.name, href: `/clubs/${row.team.uuid}` },
    group,
    medals: row.medals,
    points: formatNumber(row.points),
    pointsWords: seasonWords.points(row.points),
    tie: row.aheadBy === null ? undefined : seasonWords.tie[row.aheadBy],
    starts: row.starts.map((start) => {
      const event = events.get(start.event);
      return {
        event: event?.name ?? "",
        href: fighterHref(start.event, start.results[0]?.fighter ?? row.fighter),
        words: seasonWords.start(start.points, event?.coefficient ?? 1, start.isCounted),
        isCounted: start.isCounted,
        results: start.results.map((result) => ({
          title: titleWords(result.category.title),
          href: `/events/${start.event}/competition/categories/${result.category.uuid}`,
          words: seasonWords.result(result),
        })),
      };
    }),
  };
}

export async function loadClubPage(args: PageArgs<"club">) {
  const { data: found } = await answerOf(apiFor(args).seasons.club(args.params.club));
  return clubView(found);
}

function clubView({ uuid, name, city, athletes, events, coming, seasons }: Club) {
  const medals = ([0, 1, 2] as const).map((at) => events.reduce((sum, event) => sum + event.medals[at], 0));
  return {
    uuid,
    name,
    city,
    medals,
    facts: [formatCount(athletes.length, "fighter"), formatCount(events.length, "event")].join(", "),
    athletes: athletes.map((athlete) => ({
      name: personName(athlete),
      href: fighterHref(athlete.event, athlete.fighter),
      medals: athlete.medals,
      words:
        athlete.starts === 0
          ? undefined
          : [seasonWords.starts(athlete.starts), formatCount(athlete.wins, "win")].join(", "),
    })),
    events: events.map((event) => ({
      name: event.name,
      href: `/events/${event.id}/teams`,
      when: whereAndWhen(event),
      athletes: formatNumber(event.athletes),
      medals: event.medals,
      place: event.place === null || event.points <= 0 ? "—" : formatNumber(event.place),
      points: formatNumber(event.points),
    })),
    coming: coming.map((event) => ({
      name: event.name,
      href: `/events/${event.id}`,
      when: whereAndWhen(event),
    })),
    seasons: seasons.map((season) => ({
      title: season.title,
      href: `/season/${season.id}`,
      rows: season.rows.map((row) => ({
        name: personName(row),
        place: row.place,
        href: `/season/${season.id}?group=${encodeURIComponent(row.group)}`,
        words: [groupWords(row.kind), seasonWords.points(row.points)].join(", "),
      })),
    })),
  };
}
