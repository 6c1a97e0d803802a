import { home } from "#texts/spectating/home.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Grid } from "#web/kit/layout/layout.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import styles from "./ResultCards.module.css";
import type { CategoryResult } from "./categoryResults.ts";

type Props = {
  results: readonly CategoryResult[];
  base: string;
  /** Side by side on a phone, where something else must not move out of reach. */
  isRow?: boolean;
};

/** Who won, category by category. */
export function ResultCards({ results, base, isRow = false }: Props) {
  return (
    <Grid as="ul" gap={14} least={250} isFilled className={isRow ? styles.row : undefined}>
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
