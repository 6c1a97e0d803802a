import type { CrewedBout, Referee } from "#contract/referee/referee.ts";
import { referees as words } from "#texts/organiser/referees.ts";
import { ActEffect } from "#web/kit/forms/ActDialog.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { tiedBouts } from "./crews.ts";

type Props = { tied: ReturnType<typeof tiedBouts>; most?: number };

/** Whom a referee may not be neutral to, and in which bouts. */
export function TieList({ tied, most = 6 }: Props) {
  return (
    <Stack as="ul" gap={2}>
      {tied.slice(0, most).map(({ fighter, name, ties, numbers }) => (
        <li key={fighter}>
          {words.tie(name, ties)}
          {words.tieBouts(numbers)}
        </li>
      ))}
      {tied.length > most ? <li>{words.moreTies(tied.length - most)}</li> : null}
    </Stack>
  );
}

/** What the chosen mats would mean, before they are saved. */
export function TieEffect({ referee, bouts }: { referee: Referee; bouts: readonly CrewedBout[] }) {
  const tied = tiedBouts(referee, bouts);
  if (tied.length > 0)
    return (
      <ActEffect title={words.tiesAhead}>
        <TieList tied={tied} />
      </ActEffect>
    );
  return referee.carpets.length === 0 ? null : <ActEffect>{words.noTies}</ActEffect>;
}
