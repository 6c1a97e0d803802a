import { personName } from "#web/i18n/names.ts";
import type { Application, Profile } from "#contract/entry/profile.ts";
import { groupEntry } from "#texts/people/groupEntry.ts";
import { personalHome } from "#texts/people/personalHome.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Avatar } from "#web/kit/Avatar.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import styles from "./home.module.css";
import { groupPath } from "./entryPaths.ts";
import { planWords } from "./planWords.ts";
import { ShortList } from "./ShortList.tsx";

const { people: words } = personalHome;

type Props = { profiles: readonly Profile[]; applications: readonly Application[]; today: string };

/** Everybody the account manages, each with where they compete next. */
export function MyAthletes({ profiles, applications, today }: Props) {
  return (
    <Card aria-label={words.title}>
      <CardHead className={styles.wrappingHead}>
        <CardTitle title={words.title} />
        <Row gap={16} rowGap={4} wraps>
          {profiles.length < 2 ? null : <TextLink href={groupPath(undefined)}>{groupEntry.title}</TextLink>}
          {profiles.length === 0 ? null : <TextLink href="/personal/profiles">{words.all}</TextLink>}
        </Row>
      </CardHead>
      {profiles.length === 0 ? (
        <EmptyState
          title={words.empty}
          level={3}
          action={<Button href="/personal/profiles?person=new">{words.add}</Button>}
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <ShortList
          more={personalHome.more}
          items={profiles.map((profile) => (
            <li key={profile.id}>
              <Anchor href={`/personal/profiles?person=${profile.documentId}`} className={styles.entry}>
                <Avatar name={personName(profile)} size={48} src={profile.photo ?? undefined} />
                <span>
                  <b>{personName(profile)}</b>
                  <small>{planWords(profile, applications, today) ?? words.noPlans}</small>
                </span>
              </Anchor>
            </li>
          ))}
        />
      )}
    </Card>
  );
}
