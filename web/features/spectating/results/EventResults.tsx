import { eventAbout } from "#texts/spectating/eventAbout.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { TeamPodium, type PodiumTeam } from "#web/sport/standings/TeamPodium.tsx";
import type { CategoryResult } from "./categoryResults.ts";
import { ResultCards } from "./ResultCards.tsx";

type Props = {
  results: { readonly categories: readonly CategoryResult[]; readonly teams: readonly PodiumTeam[] };
  eventId: number;
};

/** What stays of an event: its first three teams, and who won in every category (EI5). */
export function EventResults({ results: { categories, teams }, eventId }: Props) {
  const base = `/events/${eventId}`;
  return (
    <>
      {teams.length === 0 ? null : (
        <Stack as="section" gap={12}>
          <Head title={eventAbout.teamRanking} more={eventAbout.allTeams} href={`${base}/teams`} />
          <Spoiler>
            <TeamPodium rows={teams} />
          </Spoiler>
        </Stack>
      )}
      {categories.length === 0 ? null : (
        <Stack as="section" gap={12}>
          <Head title={eventAbout.results} more={eventAbout.allBrackets} href={`${base}/competition`} />
          <Spoiler>
            <ResultCards results={categories} base={`${base}/competition`} />
          </Spoiler>
        </Stack>
      )}
      {categories.length === 0 ? null : (
        <Stack as="section" gap={12}>
          <Heading level={2}>{eventAbout.documents}</Heading>
          <Row as="p" gap={24} rowGap={12} wraps>
            <TextLink href={`${base}/tables/leaderboard.csv`} download>
              {eventAbout.tables.leaderboard}
            </TextLink>
            <TextLink href={`${base}/tables/bouts.csv`} download>
              {eventAbout.tables.bouts}
            </TextLink>
          </Row>
        </Stack>
      )}
    </>
  );
}

function Head({ title, more, href }: { title: string; more: string; href: string }) {
  return (
    <Row gap={16} align="baseline" justify="between">
      <Heading level={2}>{title}</Heading>
      <TextLink href={href}>{more}</TextLink>
    </Row>
  );
}
