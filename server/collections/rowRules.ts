import { sql } from "kysely";
import { isAdmin, isOfficial, type Viewer } from "#domain/access/access.ts";
import { eventsWith, type Right } from "#domain/access/eventRoles.ts";
import type { RowRule, Sql } from "./collection.ts";

export const everyRow: RowRule = () => sql`true`;
export const noRow: RowRule = () => sql`false`;

/** What is being prepared only officials see (EV6), and a rehearsal that is not open only they. */
export const publishedEvent: RowRule = (viewer, alias) =>
  isOfficial(viewer)
    ? everyRow(viewer, alias)
    : sql`(${sql.ref(`${alias}.is_published`)} or ${sql.ref(`${alias}.is_rehearsal_open`)}
        or ${isOneOf(sql.ref(`${alias}.id`), eventsWith(viewer, "read"))})`;

/** A rehearsal is found by its address and stands in no list, whoever asks (RH2). */
export const realEvent: RowRule = (_viewer, alias) => sql`${sql.ref(`${alias}.rehearsal_of`)} is null`;

/** The same of what belongs to a competition; asked once, not of every row. */
export const ofRealCompetition =
  (column: string): RowRule =>
  (_viewer, alias) =>
    sql`${sql.ref(`${alias}.${column}`)} not in (select competition.id from competition
      join event on event.id = competition.event_id where event.rehearsal_of is not null)`;

/** Officials see every competition, everybody else those whose event shows them. */
export const ofShownCompetition =
  (column: string): RowRule =>
  (viewer, alias) =>
    isOfficial(viewer)
      ? everyRow(viewer, alias)
      : sql`(${isShown(sql.ref(`${alias}.${column}`))} or ${isGranted(viewer, "read", sql.ref(`${alias}.${column}`))})`;

/** What may be entered can be read before the competition is shown, and what one has entered always. */
export const ofShownOrOffered =
  (column: string): RowRule =>
  (viewer, alias) =>
    isOfficial(viewer)
      ? everyRow(viewer, alias)
      : sql`(${isShown(sql.ref(`${alias}.${column}`))}
          or ${isGranted(viewer, "read", sql.ref(`${alias}.${column}`))}
          or exists (select 1 from competition join event on event.id = competition.event_id
            where competition.id = ${sql.ref(`${alias}.${column}`)} and event.registration_open)
          or exists (select 1 from application
            where application.category_id = ${sql.ref(`${alias}.id`)} and application.owner_id = ${ownerIdOf(viewer)}))`;

/** A fighter is seen where they compete; a record that was merged into another, or a copy in a rehearsal, nowhere (PS9, RH2). */
export const enteredInShownCompetition: RowRule = (viewer, alias) =>
  isOfficial(viewer)
    ? sql`(${sql.ref(`${alias}.merged_into`)} is null and ${sql.ref(`${alias}.rehearsal_id`)} is null)`
    : sql`${sql.ref(`${alias}.rehearsal_id`)} is null and exists (select 1 from category_fighter join category on category.id = category_fighter.category_id
        where category_fighter.fighter_id = ${sql.ref(`${alias}.id`)} and (${isShown(sql`category.competition_id`)}
          or ${isGranted(viewer, "read", sql`category.competition_id`)}))`;

/** A club of nothing but drafts is not told to strangers; who is signed in chooses theirs among all (EV6). */
export const outsideDrafts: RowRule = (viewer, alias) => {
  if (viewer.accountId !== undefined) return everyRow(viewer, alias);
  const id = sql.ref(`${alias}.id`);
  const events = sql`select event.is_published from event_team
      join event on event.id = event_team.event_id where event_team.team_id = ${id}
    union all select event.is_published from fighter
      join category_fighter on category_fighter.fighter_id = fighter.id
      join category on category.id = category_fighter.category_id
      join competition on competition.id = category.competition_id
      join event on event.id = competition.event_id where fighter.team_id = ${id}`;
  return sql`(not exists (${events}) or exists (select 1 from (${events}) as shown where shown.is_published))`;
};

/** A competition may list its referees; an empty list means every referee. Admins operate everything. */
export const ofOperatedCompetition =
  (column: string): RowRule =>
  (viewer, alias) => {
    if (isAdmin(viewer)) return everyRow(viewer, alias);
    const competitionId = sql.ref(`${alias}.${column}`);
    const granted = isGranted(viewer, "run", competitionId);
    if (viewer.role !== "referee" || viewer.accountId === undefined) return granted;
    const named = sql`(select account_id from referee
      where competition_id = ${competitionId} and is_named and account_id is not null)`;
    return sql`(not exists ${named} or ${viewer.accountId} in ${named} or ${granted})`;
  };

export const ownRow: RowRule = (viewer, alias) =>
  isAdmin(viewer) ? everyRow(viewer, alias) : sql`${sql.ref(`${alias}.owner_id`)} = ${ownerIdOf(viewer)}`;

/** The entries of an event its organiser sees and decides. */
export const ofOrganisedEvent: RowRule = (viewer, alias) =>
  isOneOf(sql.ref(`${alias}.event_id`), eventsWith(viewer, "organise"));

/** The people who were entered there are known to its organiser as they wrote themselves. */
export const enteredInOrganisedEvent: RowRule = (viewer, alias) => {
  const events = eventsWith(viewer, "organise");
  if (events.length === 0) return noRow(viewer, alias);
  return sql`exists (select 1 from application where application.profile_id = ${sql.ref(`${alias}.id`)}
    and ${isOneOf(sql`application.event_id`, events)})`;
};

const isOneOf = (column: Sql, ids: readonly number[]): Sql =>
  ids.length === 0 ? sql`false` : sql`${column} in (${sql.join([...ids])})`;

/** That the viewer has this right in the event of a competition. */
function isGranted(viewer: Viewer, right: Right, competitionId: Sql): Sql {
  const events = eventsWith(viewer, right);
  return events.length === 0
    ? sql`false`
    : sql`${competitionId} in (select id from competition where ${isOneOf(sql`event_id`, events)})`;
}

/** Nobody has the account 0, so nobody owns what an anonymous caller asks for. */
const ownerIdOf = ({ accountId }: Viewer): number => accountId ?? 0;

function isShown(competitionId: Sql): Sql {
  return sql`exists (select 1 from competition join event on event.id = competition.event_id
    where competition.id = ${competitionId} and event.show_competition)`;
}
