import type { Referee } from "#contract/referee/referee.ts";
import { referees as words } from "#texts/organiser/referees.ts";
import type { Sheet } from "#contract/files/tableFiles.ts";
import { matNames } from "./refereeNames.ts";

const HOUR_MS = 3_600_000;
const TENTH = 10;

/** The list as a table program reads it (RE13). */
export function refereeSheet(
  list: readonly Referee[],
  carpets: readonly { readonly uuid: string; readonly name: string }[],
): Sheet {
  return {
    title: words.title,
    columns: words.sheet,
    rows: list.map(({ lastName, firstName, middleName, grade, post, region, city, club, ...rest }, index) => [
      index + 1,
      lastName,
      firstName ?? "",
      middleName ?? "",
      grade === null ? words.noGrade : words.grades[grade],
      post === null ? "" : words.posts[post],
      region ?? "",
      city ?? "",
      club ?? "",
      matNames(rest.carpets, carpets),
      rest.load.fought,
      rest.load.ahead,
      Math.round(((rest.load.workedMs + rest.load.aheadMs) / HOUR_MS) * TENTH) / TENTH,
    ]),
  };
}
