import type { ListBasis } from "#contract/entry/list.ts";
import { createClubIndex } from "#domain/person/likeness.ts";
import { foldText } from "./columns.ts";
import type { ReadLine } from "./readLines.ts";

export type Team = ListBasis["teams"][number];
/** What a club of the list is: a team there is, another club of the list by its folded name, or a new one. */
export type ClubIs = { readonly team: number } | { readonly name: string } | "new";
/** What was decided, by the folded name of the club in the list. */
export type ClubVerdicts = ReadonlyMap<string, ClubIs>;

export type ListClub = {
  readonly key: string;
  /** As the list writes it first. */
  readonly name: string;
  readonly city: string | null;
  readonly lines: number;
  readonly is: ClubIs | undefined;
  /** What it is asked about; once, however many lines it has. */
  readonly like: { readonly is: ClubIs; readonly name: string; readonly city: string | null } | undefined;
};

const SHORTEST = 2;

/** Every club of a list: equal names are one, near ones are asked about (EN20). */
export function decideClubs(
  lines: readonly ReadLine[],
  teams: readonly Team[],
  verdicts: ClubVerdicts,
): ReadonlyMap<string, ListClub> {
  const byName = new Map<string, Team[]>();
  for (const team of teams)
    byName.set(foldText(team.name), [...(byName.get(foldText(team.name)) ?? []), team]);
  const said = saidClubs(lines);
  const index = createClubIndex([...teams.map(({ name }) => name), ...said.map(({ name }) => name)]);
  return new Map(
    said.map((club, at): [string, ListClub] => {
      const equal = byName.get(club.key);
      const own = equal?.find(({ city }) => city !== null && city === club.city) ?? equal?.[0];
      if (own !== undefined) return [club.key, { ...club, is: { team: own.id }, like: undefined }];
      const near = index.likesOf(club.name).find((found) => found < teams.length + at);
      const like = near === undefined ? undefined : likeAt(near, teams, said);
      const verdict = verdicts.get(club.key);
      return [club.key, { ...club, is: verdict ?? (like === undefined ? "new" : undefined), like }];
    }),
  );
}

function likeAt(at: number, teams: readonly Team[], said: readonly SaidClub[]): ListClub["like"] {
  const team = teams[at];
  if (team !== undefined) return { is: { team: team.id }, name: team.name, city: team.city };
  const club = said[at - teams.length];
  return club && { is: { name: club.key }, name: club.name, city: club.city };
}

type SaidClub = Pick<ListClub, "key" | "name" | "city" | "lines">;

function saidClubs(lines: readonly ReadLine[]): SaidClub[] {
  const clubs = new Map<string, SaidClub>();
  for (const { club, person } of lines) {
    const key = foldText(club);
    if (key.length < SHORTEST) continue;
    const before = clubs.get(key) ?? { key, name: club.trim(), city: person.city, lines: 0 };
    clubs.set(key, { ...before, lines: before.lines + 1 });
  }
  return [...clubs.values()];
}

/** Followed to a team or to the club that will be new. */
export function clubOfLine(
  clubs: ReadonlyMap<string, ListClub>,
  name: string,
): { readonly team: number } | { readonly key: string } | undefined {
  let club = clubs.get(foldText(name));
  for (let hops = 0; club !== undefined && hops <= clubs.size; hops += 1) {
    const { is, key } = club;
    if (is === undefined || is === "new") return { key };
    if ("team" in is) return is;
    club = clubs.get(is.name);
  }
  return undefined;
}
