import type { Competition } from "#contract/entity.ts";
import { personalHome } from "#web/i18n/ru/people/personalHome.ts";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { ownPeople } from "#web/sport/person/myPeople.ts";
import { nextBout } from "#web/sport/facts/fighterRecord.ts";
import { NextBoutCard } from "#web/sport/bout/NextBoutCard.tsx";
import { PersonCard } from "#web/sport/person/PersonCard.tsx";
import { useStartWindows } from "#web/sport/time/useStartWindows.ts";
import { announcedName } from "#web/sport/facts/fighterName.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import styles from "./PersonalHomePage.module.css";

type Props = { competition: Competition; eventId: number; fighterUuids: readonly string[] };

/** The day itself: mat, start window and queue of everybody of the account, as it happens (PE7). */
export function OwnDay({ competition: loaded, eventId, fighterUuids }: Props) {
  const competition = useLiveCompetition(loaded);
  const view = viewOf(competition);
  const starts = useStartWindows(competition);
  const now = useServerNow();
  const followed = fighterUuids.map((ref) => ({ kind: "fighter", ref }) as const);
  const { people } = ownPeople(view, followed, now());
  const base = `/events/${eventId}/competition`;
  const ahead = people.filter((person) => person.now.type === "on-mat" || person.now.type === "next");
  const others = people.filter((person) => !ahead.includes(person));
  return (
    <Stack as="section" gap={16} className={styles.day} aria-labelledby="own-day">
      <Heading level={2} id="own-day">
        {personalHome.day.title}
      </Heading>
      {ahead.map(({ fighter }) => {
        const next = nextBout(view, fighter.uuid);
        return next === undefined ? null : (
          <div key={fighter.uuid}>
            <Heading level={3}>{announcedName(fighter)}</Heading>
            <NextBoutCard
              view={view}
              next={next}
              fighterUuid={fighter.uuid}
              window={starts.get(next.bout.uuid)}
              base={base}
            />
          </div>
        );
      })}
      {others.length === 0 ? null : (
        <Row gap={12} wraps align="stretch">
          {others.map((person) => (
            <PersonCard key={person.fighter.uuid} view={view} person={person} base={base} />
          ))}
        </Row>
      )}
    </Stack>
  );
}
