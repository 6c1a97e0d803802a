import { personName } from "#web/i18n/names.ts";
import type { Profile } from "#contract/entry/profile.ts";
import { BELTS } from "#domain/category/levels.ts";
import { fullYearsOn } from "#domain/entry/eligibility.ts";
import { people } from "#texts/people/people.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Avatar } from "#web/kit/Avatar.tsx";
import { Fill } from "#web/kit/layout/layout.tsx";
import { Belt } from "#web/sport/marks/Belt.tsx";
import { Card } from "#web/kit/Card.tsx";
import styles from "./people.module.css";

type Props = { profiles: readonly Profile[]; chosen: string | undefined; today: string };

/** Everybody the account manages. */
export function PersonList({ profiles, chosen, today }: Props) {
  return (
    <Card isClipped className={styles.persons} aria-label={people.profiles.list}>
      <ul>
        {profiles.map((profile) => (
          <li key={profile.documentId}>
            <Anchor
              href={`?person=${profile.documentId}`}
              className={styles.person}
              aria-current={profile.documentId === chosen}
            >
              <Avatar name={personName(profile)} size={48} src={profile.photo ?? undefined} />
              <Fill as="span" className={styles.personName}>
                <b>{personName(profile)}</b>
                <small>{factsOf(profile, today)}</small>
              </Fill>
              {profile.belt === null ? null : <Belt color={profile.belt} />}
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** «24 года, коричневый пояс». */
export function factsOf({ birthDate, belt }: Profile, today: string): string {
  const age = birthDate === null ? "" : people.profiles.age(fullYearsOn(birthDate, today));
  const color = BELTS.find((known) => known === belt);
  return [age, color === undefined ? "" : people.beltOf(people.belts[color])].filter(Boolean).join(", ");
}
