import { Stack } from "#web/kit/layout/layout.tsx";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { careerLabels } from "#texts/spectating/athlete.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import styles from "./Career.module.css";

export type CareerBout = {
  readonly href: string;
  readonly round: string;
  readonly opponent: string;
  readonly score: string;
  readonly hasWon: boolean;
  readonly words: string;
};
export type CareerEvent = {
  readonly name: string;
  readonly href: string;
  readonly when: string;
  readonly categories: readonly {
    readonly title: string;
    readonly href: string;
    readonly place: number | null;
    readonly words: string;
  }[];
  readonly record: string;
  readonly bouts: readonly CareerBout[];
};
export type CareerMethod = {
  readonly name: string;
  readonly words: string;
  readonly won: number;
  readonly lost: number;
};
export type CareerView = {
  readonly summary: string;
  /** Other spellings of the same person (AR7). */
  readonly also: string | undefined;
  readonly methods: readonly CareerMethod[];
  readonly events: readonly CareerEvent[];
  /** How often the next opponent was met before. */
  readonly met: string | undefined;
};

/** Where else the athlete competed. Everything is said on the server; what opens, opens without script. */
export function Career(career: CareerView) {
  return (
    <div className={styles.career}>
      {career.events.length === 0 ? (
        <Told {...career} />
      ) : (
        <Spoiler of={careerLabels.title}>
          <Told {...career} />
        </Spoiler>
      )}
    </div>
  );
}

function Told({ summary, also, methods, events }: CareerView) {
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={careerLabels.title} />
        <span className={styles.small}>{summary}</span>
      </CardHead>
      {also === undefined ? null : <p className={styles.also}>{also}</p>}
      {methods.length === 0 ? null : <Methods methods={methods} />}
      {events.map((event) => (
        <section key={event.href} className={styles.event}>
          <h3>
            <Anchor href={event.href}>{event.name}</Anchor>
          </h3>
          <p className={styles.small}>{event.when}</p>
          <Stack as="ul" gap={6} className={styles.places}>
            {event.categories.map(({ title, href, place, words }) => (
              <li key={href}>
                {place === null ? null : <Medal place={place} />}
                <Anchor href={href}>{title}</Anchor>
                <span className={styles.small}>{words}</span>
              </li>
            ))}
          </Stack>
          <details className={styles.bouts}>
            <summary>{event.record}</summary>
            <ul>
              {event.bouts.map((bout) => (
                <li key={bout.href}>
                  <Anchor href={bout.href}>
                    <span className={styles.small}>{bout.round}</span>
                    <b>{bout.opponent}</b>
                    <span className={styles.score}>{bout.score}</span>
                    <span data-won={bout.hasWon || undefined}>{bout.words}</span>
                  </Anchor>
                </li>
              ))}
            </ul>
          </details>
        </section>
      ))}
    </Card>
  );
}

function Methods({ methods }: { methods: readonly CareerMethod[] }) {
  const most = Math.max(...methods.map(({ won, lost }) => won + lost));
  const share = (count: number) => `${(count / most) * 100}%`;
  return (
    <ul className={styles.methods}>
      {methods.map(({ name, words, won, lost }) => (
        <li key={name}>
          <span>{name}</span>
          <span className={styles.small}>{words}</span>
          <i style={{ width: share(won) }} />
          <i style={{ width: share(lost), marginLeft: share(won) }} />
        </li>
      ))}
    </ul>
  );
}
