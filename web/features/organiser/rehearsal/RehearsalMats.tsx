import type { Rehearsal } from "#contract/rehearsal/rehearsal.ts";
import { formatNumber } from "#texts/numbers.ts";
import { rehearsal } from "#texts/organiser/rehearsal.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";

const { mats: words } = rehearsal;

/** Who leads each mat, and the way to its table (RH11). */
export function RehearsalMats({ rehearsal: { mats, competitionUuid } }: { rehearsal: Rehearsal }) {
  return (
    <Card heading={words.title} lead={words.lead} isClipped>
      <Table caption={words.title}>
        <thead>
          <tr>
            <HeadCell>{words.columns.mat}</HeadCell>
            <HeadCell>{words.columns.who}</HeadCell>
            <HeadCell align="end" isWide>
              {words.columns.left}
            </HeadCell>
            <HeadCell>{words.columns.table}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {mats.map(({ uuid, name, holder, person, left }) => (
            <tr key={uuid}>
              <Cell>{name}</Cell>
              <Cell>{holder === "person" ? words.person(person) : words[holder]}</Cell>
              <Cell align="end" isWide>
                {formatNumber(left)}
              </Cell>
              <Cell>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={words.openOf(name)}
                  href={`/competition/${competitionUuid}/refereeing/carpet/${uuid}`}
                >
                  {words.open}
                </Button>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
