import { entryList } from "#texts/entries/entryList.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import type { ClubIs, ListClub } from "./decideClubs.ts";
import type { ChangeDraft } from "./listDraft.ts";

const { clubs: words } = entryList;

type Props = { clubs: ReadonlyMap<string, ListClub>; change: ChangeDraft; isReadOnly: boolean };

/** Asked once a club, however many lines it has (EN20). */
export function SimilarClubsCard({ clubs, change, isReadOnly }: Props) {
  const open = [...clubs.values()].filter(({ is }) => is === undefined);
  const [club] = open;
  if (club?.like === undefined) return null;
  const { key, name, lines, like } = club;
  const decide = (is: ClubIs) => change(({ clubs: said }) => ({ clubs: new Map(said).set(key, is) }));
  return (
    <Card heading={words.title} lead={open.length > 1 ? words.left(open.length - 1) : undefined}>
      <CardBody>
        <Stack gap={12}>
          <Text size="small" tone="secondary">
            {words.ask(name, lines, [like.name, like.city].filter(Boolean).join(", "))}
          </Text>
          <Row gap={8} wraps>
            <Button size="sm" variant="secondary" disabled={isReadOnly} onClick={() => decide(like.is)}>
              {words.same}
            </Button>
            <Button size="sm" variant="ghost" disabled={isReadOnly} onClick={() => decide("new")}>
              {words.fresh}
            </Button>
          </Row>
        </Stack>
      </CardBody>
    </Card>
  );
}
