import { useState } from "react";
import { MEDAL_KINDS, type MedalCount } from "#domain/awarding/queue.ts";
import { awarding } from "#web/i18n/ru/awarding.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { between, required, saying } from "#web/kit/forms/rules.ts";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import styles from "./MedalBox.module.css";
import type { AwardingLog } from "./useAwarding.ts";

const text = awarding.medals;

/** How many medals of each kind are in the box, given, and still needed (AW13). */
export function MedalBox({ medals, log }: { medals: MedalCount; log: AwardingLog }) {
  const [isCounting, setIsCounting] = useState(false);
  const short = medals.short.map((kind) => text.kinds[kind].toLowerCase()).join(", ");
  return (
    <Card>
      <CardHead>
        <CardTitle title={text.title} />
        <Button size="sm" variant="secondary" onClick={() => setIsCounting(true)}>
          {text.count}
        </Button>
      </CardHead>
      <Table caption={text.title} isDense>
        <thead>
          <tr>
            <HeadCell>{text.title}</HeadCell>
            <HeadCell align="end">{text.given}</HeadCell>
            <HeadCell align="end">{text.needed}</HeadCell>
            <HeadCell align="end">{text.left}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {MEDAL_KINDS.map((kind, index) => (
            <tr key={kind}>
              <Cell>
                <span className={styles.kind}>
                  <Medal place={index + 1} />
                  {text.kinds[kind]}
                </span>
              </Cell>
              <Cell align="end">{medals.given[kind]}</Cell>
              <Cell align="end">{medals.needed[kind]}</Cell>
              <Cell align="end" className={medals.short.includes(kind) ? styles.short : undefined}>
                {medals.left?.[kind] ?? text.unknown}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <CardBody>
        {medals.left === undefined ? (
          <p className={styles.note}>{text.notCounted}</p>
        ) : short === "" ? (
          <p className={styles.note}>{text.enough}</p>
        ) : (
          <Banner tone="bad" icon="warn">
            {text.short(short)}
          </Banner>
        )}
      </CardBody>
      {isCounting ? <CountDialog log={log} onClose={() => setIsCounting(false)} /> : null}
    </Card>
  );
}

const LARGEST = 10_000;

function CountDialog({ log, onClose }: { log: AwardingLog; onClose: () => void }) {
  const count = (kind: (typeof MEDAL_KINDS)[number]) =>
    ({
      kind: "number",
      label: text.kinds[kind],
      inputMode: "numeric",
      initial: String(log.stock?.[kind] ?? ""),
      rules: [saying(required, text.wrong), saying(between(0, LARGEST), text.wrong)],
    }) as const;
  return (
    <ActDialog
      title={text.countTitle}
      confirm={text.save}
      closeLabel={awarding.dialogClose}
      isPersistent={false}
      isPressableEarly
      fields={{ gold: count("gold"), silver: count("silver"), bronze: count("bronze") }}
      onConfirm={({ gold = 0, silver = 0, bronze = 0 }) => log.countStock({ gold, silver, bronze })}
      onClose={onClose}
    >
      <p>{text.countText}</p>
    </ActDialog>
  );
}
