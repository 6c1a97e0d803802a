import type { Event } from "#contract/content.ts";
import type { Carpet, Competition } from "#contract/entity.ts";
import { formatCount, formatNumber, formatShare } from "#web/i18n/numbers.ts";
import { shortName } from "#web/i18n/names.ts";
import { boutStates, boutWords } from "#web/i18n/ru/bout.ts";
import { events } from "#web/i18n/ru/events.ts";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { Anchor } from "#web/ui/Anchor.tsx";
import { Badge } from "#web/ui/Badge.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Cover } from "#web/ui/Cover.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { ProgressBar } from "#web/ui/ProgressBar.tsx";
import {
  cornersOf,
  isPaired,
  matLine,
  progressOf,
  scoreOf,
  viewOf,
  type CompetitionView,
} from "./competitionView.ts";
import { BoutClock } from "./BoutClock.tsx";
import styles from "./LiveHero.module.css";

type Props = { event: Event; competition: Competition | undefined };

/** Today's event over the whole width, with what happens on its mats. */
export function LiveHero({ event, competition }: Props) {
  const base = `/events/${event.id}`;
  return (
    <section className={styles.hero} aria-labelledby="live-event">
      <div className={styles.cover}>
        <Cover seed={event.documentId} palette="tatami" motif="ring" />
      </div>
      <Wrap className={styles.inside}>
        <div className={styles.words}>
          <Badge tone="live" className={styles.badge}>
            {events.home.live}
          </Badge>
          <Heading level={1} look="hero" id="live-event" className={styles.title}>
            {event.name}
          </Heading>
          <Facts event={event} competition={competition} />
          {competition ? <Progress competition={competition} /> : null}
          <div className={styles.actions}>
            <Button variant="live" size="lg" href={competition ? `${base}/competition` : base}>
              {competition ? events.home.brackets : events.home.about}
            </Button>
            {competition ? (
              <Button size="lg" href={`${base}/carpets`} className={styles.glass}>
                {events.home.toMats}
              </Button>
            ) : null}
          </div>
        </div>
        {competition ? <Mats view={viewOf(competition)} base={`${base}/carpets`} /> : null}
      </Wrap>
    </section>
  );
}

function Facts({ event, competition }: Props) {
  const place = [event.city, event.venue].filter(Boolean).join(", ");
  const fighters = new Set(competition?.categories.flatMap((one) => one.fighters.map(({ uuid }) => uuid)));
  return (
    <p className={styles.facts}>
      {place === "" ? null : (
        <span>
          <Icon name="pin" />
          {place}
        </span>
      )}
      {fighters.size === 0 ? null : (
        <span>
          <Icon name="users" />
          {formatCount(fighters.size, "fighter")}
        </span>
      )}
    </p>
  );
}

function Progress({ competition }: { competition: Competition }) {
  const { done, total } = progressOf(competition.fightings);
  return (
    <div className={styles.progress}>
      <p>{formatShare(done, total, "bout")}</p>
      <ProgressBar label={events.home.progress} value={done} max={total} tone="live" />
    </div>
  );
}

function Mats({ view, base }: { view: CompetitionView; base: string }) {
  return (
    <ul className={styles.mats} aria-label={events.home.mats}>
      {view.competition.carpets.map((carpet) => (
        <li key={carpet.uuid}>
          <MatTile view={view} carpet={carpet} href={`${base}/${carpet.uuid}`} />
        </li>
      ))}
    </ul>
  );
}

function MatTile({ view, carpet, href }: { view: CompetitionView; carpet: Carpet; href: string }) {
  const { now, queue } = matLine(view, carpet);
  const bout = now ?? queue.find(isPaired);
  const category = bout && view.categories.get(bout.category.uuid);
  return (
    <Anchor className={styles.tile} href={href} data-state={now?.state}>
      <span className={styles.tileHead}>
        <b>{carpet.name}</b>
        <span className={styles.category}>{category?.title}</span>
        <span className={styles.clock}>
          {now?.state === "running" ? (
            <BoutClock clock={now.clock} serverTime={view.competition.serverTime} />
          ) : (
            ((bout && boutStates[bout.state]) ?? events.home.free)
          )}
        </span>
      </span>
      {bout
        ? cornersOf(view, bout).map((fighter, index) => {
            const { scores, advantages, penalties } = scoreOf(bout, fighter?.uuid);
            return (
              <span
                key={index === 0 ? "red" : "blue"}
                className={styles.corner}
                data-corner={index === 0 ? "red" : "blue"}
              >
                <span className={styles.who}>
                  <b>{fighter ? shortName(fighter) : boutWords.tbd}</b>
                  <small>{fighter?.team?.name}</small>
                </span>
                {now ? (
                  <>
                    <span className={styles.extras}>
                      {advantages} / {penalties}
                    </span>
                    <span className={styles.score}>{formatNumber(scores)}</span>
                  </>
                ) : null}
              </span>
            );
          })
        : null}
    </Anchor>
  );
}
