import type { Event } from "#contract/event/content.ts";
import { formatCount, formatNumber, outOf } from "#texts/numbers.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { events } from "#texts/spectating/events.ts";
import { home } from "#texts/spectating/home.ts";
import { spoilers } from "#texts/sport/spoilers.ts";
import { Fill, Grid, Row } from "#web/kit/layout/layout.tsx";
import type { EventWhen } from "#web/sport/facts/eventWhen.server.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { byUuid } from "#web/sport/facts/byUuid.ts";
import { Covered } from "#web/sport/spoilers/Covered.tsx";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Cover } from "#web/kit/cover/Cover.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { BoutClock } from "#web/sport/time/BoutClock.tsx";
import type { LiveDay, LiveMat } from "./liveDay.ts";
import styles from "./LiveHero.module.css";

type Props = { event: Event; day: LiveDay | undefined };
type HeroProps = Props & { when: EventWhen | undefined };

/** Today's event over the whole width, with what happens on its mats. */
export function LiveHero({ event, when, day }: HeroProps) {
  const base = `/events/${event.id}`;
  return (
    <section className={styles.hero} aria-labelledby="live-event">
      <div className={styles.cover}>
        <Cover look={event.look} seed={event.documentId} shape="hero" />
      </div>
      <Wrap className={styles.inside}>
        <div className={styles.words}>
          {when?.time === "past" ? (
            <Badge className={styles.badge}>{events.state.past}</Badge>
          ) : (
            <Badge tone="live" className={styles.badge}>
              {events.state.live(when?.day)}
            </Badge>
          )}
          <Heading level={1} look="hero" id="live-event" className={styles.title}>
            {event.name}
          </Heading>
          <Facts event={event} day={day} />
          {day ? <Progress day={day} /> : null}
          <Row gap={12} align="stretch" wraps className={styles.actions}>
            <Button variant="live" size="lg" href={day ? `${base}/competition` : base}>
              {day ? home.page.brackets : home.page.about}
            </Button>
            {day ? (
              <Button size="lg" href="/search" className={styles.glass}>
                {home.page.findOneself}
              </Button>
            ) : null}
          </Row>
        </div>
        {day ? <Mats day={day} base={`${base}/carpets`} /> : null}
      </Wrap>
    </section>
  );
}

function Facts({ event, day }: Props) {
  const place = [event.city, event.venue].filter(Boolean).join(", ");
  return (
    <Row as="p" gap={20} rowGap={6} align="stretch" wraps className={styles.facts}>
      {place === "" ? null : (
        <span>
          <Icon name="pin" />
          {place}
        </span>
      )}
      {day === undefined ? null : (
        <span>
          <Icon name="users" />
          {formatCount(day.fighters, "fighter")}, {formatCount(day.teams, "team")}
        </span>
      )}
    </Row>
  );
}

function Progress({ day: { progress, end } }: { day: LiveDay }) {
  return (
    <div className={styles.progress}>
      <p>
        <span>
          <b>{formatNumber(progress.done)}</b> {outOf(progress.total, "bout")}
        </span>
        {end === undefined ? null : (
          <span>
            {home.page.ends} <StartTime window={end} className={styles.end} />
          </span>
        )}
      </p>
      <ProgressBar label={home.page.progress} value={progress.done} max={progress.total} tone="live" />
    </div>
  );
}

function Mats({ day, base }: { day: LiveDay; base: string }) {
  return (
    <Grid as="ul" gap={12} columns={2} className={styles.mats} aria-label={home.page.mats}>
      {day.mats.map((mat) => (
        <li key={mat.uuid}>
          <MatTile mat={mat} day={day} href={`${base}/${mat.uuid}`} />
        </li>
      ))}
    </Grid>
  );
}

type TileProps = { mat: LiveMat; day: Pick<LiveDay, "rules" | "serverTime">; href: string };

function MatTile({ mat, day: { rules, serverTime }, href }: TileProps) {
  const { name, category, bout, people, isOn, start } = mat;
  const pair = bout ? (
    <BoutPair bout={bout} view={{ fighters: byUuid(people), rules }} size="hero" hasScore={isOn} />
  ) : null;
  return (
    <Anchor className={styles.tile} href={href} data-state={bout?.state}>
      <Row as="span" gap={8} className={styles.tileHead}>
        <b>{name}</b>
        <Fill as="span" className={styles.category}>
          {category}
        </Fill>
        <span className={styles.clock}>
          {bout?.state === "running" ? (
            <BoutClock clock={bout.clock} serverTime={serverTime} />
          ) : start ? (
            <StartTime window={start} className={styles.start} />
          ) : (
            ((bout && boutStates[bout.state]) ?? home.page.free)
          )}
        </span>
      </Row>
      {bout === undefined || isOn ? (
        pair
      ) : (
        <Covered bout={bout} words={() => spoilers.hidden} className={styles.covered}>
          {pair}
        </Covered>
      )}
    </Anchor>
  );
}
