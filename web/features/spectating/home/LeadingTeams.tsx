import { home } from "#texts/spectating/home.ts";
import { formatCount } from "#texts/numbers.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card } from "#web/kit/Card.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import type { TeamRow } from "#web/sport/facts/teamRows.ts";
import styles from "./LeadingTeams.module.css";

/** The teams that have won most bouts so far. */
export function LeadingTeams({ rows, href }: { rows: readonly TeamRow[]; href: string }) {
  return (
    <Card isClipped className={styles.teams}>
      <ol>
        {rows.map(({ id, name, city, wins }) => (
          <li key={id}>
            <ClubRoundel name={name} size={28} />
            <span>
              <b>{name}</b>
              <small>{city}</small>
            </span>
            {formatCount(wins, "win")}
          </li>
        ))}
      </ol>
      <Anchor className={styles.all} href={href}>
        {home.page.allTeams}
      </Anchor>
    </Card>
  );
}
