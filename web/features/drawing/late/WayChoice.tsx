import type { Ways } from "#contract/draw/lateChange.ts";
import { lateWords } from "#web/i18n/ru/late.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { Radio } from "#web/kit/fields/Radio.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import styles from "./late.module.css";

export type Way = Ways["ways"][number];

type Props = {
  ways: readonly Way[];
  chosen: Way | undefined;
  onChoose: (way: Way) => void;
  nameOf: (fighter: string) => string;
};

/** Where they will stand: what cannot be is shown too, and says why. */
export function WayChoice({ ways, chosen, onChoose, nameOf }: Props) {
  return (
    <FieldSet label={lateWords.where}>
      <Stack gap={8}>
        {ways.map((way) => (
          <Radio
            key={`${way.kind} ${way.place}`}
            name="way"
            className={styles.way}
            checked={way === chosen}
            disabled={way.problem !== null}
            onChange={() => onChoose(way)}
            label={
              <Row gap={12} justify="between" align="center">
                <span>
                  <b>{lateWords.ways[way.kind]}</b>
                  <small>{reasonOf(way, nameOf)}</small>
                </span>
                {way.isAdvised ? <Badge tone="ok">{lateWords.advised}</Badge> : null}
              </Row>
            }
          />
        ))}
      </Stack>
    </FieldSet>
  );
}

function reasonOf(way: Way, nameOf: Props["nameOf"]): string {
  if (way.problem !== null) return lateWords.whyNot(way.problem);
  const mates = way.mates.filter(({ isCertain }) => isCertain);
  const met = mates[0] === undefined ? "" : `. ${lateWords.mate(nameOf(mates[0].id))}`;
  if (way.kind === "redraw") return lateWords.redraws(way.changed + way.made) + met;
  return (
    (way.opponent === null ? lateWords.number(way.place ?? 0) : lateWords.against(nameOf(way.opponent))) + met
  );
}
