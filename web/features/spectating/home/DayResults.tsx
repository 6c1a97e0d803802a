import { home } from "#texts/spectating/home.ts";
import { formatCount } from "#texts/numbers.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Grid } from "#web/kit/layout/layout.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import styles from "./DayResults.module.css";
import type { DayResult } from "./liveDay.ts";
import type { TeamRow } from "#web/sport/facts/teamRows.ts";

/** Who won today, category by category. */
export function DayResults({ results, base }: { results: readonly DayResult[]; base: string }) {
  return (
    <Grid as="ul" gap={14} least={250} isFilled className={styles.results}>
      {results.map(({ uuid, title, medallists }) => (
        <li key={uuid}>
          <Card className={styles.result}>
            <h3 className={styles.title}>
              <Anchor href={`${base}/categories/${uuid}`}>
                {title.main}
                <small>{title.detail}</small>
              </Anchor>
            </h3>
            <ol className={styles.medallists}>
              {medallists.map((medallist) => (
                <li key={medallist.uuid} data-place={medallist.place}>
                  <Medal place={medallist.place} label={home.page.place(medallist.place)} />
                  <Anchor href={`${base}/fighters/${medallist.uuid}`}>{medallist.name}</Anchor>
                  <small>{medallist.team}</small>
                </li>
              ))}
            </ol>
          </Card>
        </li>
      ))}
    </Grid>
  );
}

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
