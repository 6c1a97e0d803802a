import { useState, type FormEvent } from "react";
import type { MedalStock } from "#contract/awarding.ts";
import { MEDAL_KINDS, type MedalCount } from "#domain/awarding/queue.ts";
import { awarding } from "#web/i18n/ru/awarding.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { NumberField } from "#web/kit/fields/NumberField.tsx";
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
        <Heading level={2} look="h3">
          {text.title}
        </Heading>
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

/** Undefined for anything that is no count. */
function readCount(value: string): number | undefined {
  const count = /^\d{1,5}$/.test(value.trim()) ? Number(value) : Number.NaN;
  return count <= LARGEST ? count : undefined;
}

function CountDialog({ log, onClose }: { log: AwardingLog; onClose: () => void }) {
  const [typed, setTyped] = useState(() => ({
    gold: String(log.stock?.gold ?? ""),
    silver: String(log.stock?.silver ?? ""),
    bronze: String(log.stock?.bronze ?? ""),
  }));
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [gold, silver, bronze] = MEDAL_KINDS.map((kind) => readCount(typed[kind]));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (gold === undefined || silver === undefined || bronze === undefined) return;
    setIsBusy(true);
    const stock: MedalStock = { gold, silver, bronze };
    const isDone = await log.countStock(stock);
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={text.countTitle} closeLabel={awarding.dialogClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <p>{text.countText}</p>
        {MEDAL_KINDS.map((kind) => (
          <NumberField
            key={kind}
            label={text.kinds[kind]}
            inputMode="numeric"
            value={typed[kind]}
            error={isAsked && readCount(typed[kind]) === undefined ? text.wrong : undefined}
            onChange={({ currentTarget }) => setTyped((now) => ({ ...now, [kind]: currentTarget.value }))}
          />
        ))}
        <Button type="submit" isBusy={isBusy}>
          {text.save}
        </Button>
      </form>
    </Dialog>
  );
}
