import { referees as words } from "#web/i18n/ru/organiser/referees.ts";
import { Stack } from "#web/kit/layout/layout.tsx";
import type { tiedBouts } from "./tiedBouts.ts";

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
