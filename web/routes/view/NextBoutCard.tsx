import { formatCount } from "#web/i18n/numbers.ts";
import { boutStates, boutWords } from "#web/i18n/ru/bout.ts";
import { events } from "#web/i18n/ru/events.ts";
import { announcedName } from "#web/sport/fighterName.ts";
import { isOnMat, matSign, opponentOf, type CompetitionView } from "./competitionView.ts";
import type { NextBout } from "./fighterRecord.ts";
import styles from "./NextBoutCard.module.css";

type Props = { view: CompetitionView; next: NextBout; fighterUuid: string };

/** Where to go and against whom: the first thing an athlete looks for. */
export function NextBoutCard({ view, next: { bout, before }, fighterUuid }: Props) {
  const opponent = opponentOf(view, bout, fighterUuid);
  const carpet = bout.carpet === null ? undefined : view.carpets.get(bout.carpet.uuid);
  const category = view.categories.get(bout.category.uuid);
  return (
    <section className={styles.card} aria-label={events.fighter.next}>
      {carpet ? (
        <p className={styles.mat}>
          <small>{events.competition.carpet}</small>
          <b>{matSign(carpet.name)}</b>
        </p>
      ) : null}
      <div className={styles.words}>
        <h2>{opponent ? announcedName(opponent) : events.fighter.waits}</h2>
        <p>
          {[category?.title, bout.number === null ? undefined : boutWords.number(bout.number)]
            .filter(Boolean)
            .join(". ")}
        </p>
      </div>
      <p className={styles.when}>
        {isOnMat(bout) ? (
          <b>{boutStates[bout.state]}</b>
        ) : (
          <>
            <small>{events.fighter.next}</small>
            <b>{queueText(before)}</b>
          </>
        )}
      </p>
    </section>
  );
}

function queueText(before: number | undefined): string {
  if (before === undefined) return boutStates.waiting;
  return before === 0 ? events.fighter.beforeNone : events.fighter.before(formatCount(before, "bout"));
}
