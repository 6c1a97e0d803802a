import type { Carpet } from "#contract/entity.ts";
import type { Desk } from "#contract/matActs.ts";
import { formatClock, formatCount } from "#web/i18n/numbers.ts";
import { mats } from "#web/i18n/ru/mats.ts";
import { Card } from "#web/ui/Card.tsx";
import { ClockTime } from "#web/sport/ClockTime.tsx";
import styles from "./MatFacts.module.css";
import type { DeskState } from "./useDesk.ts";

type Props = { desk: DeskState; carpet: Carpet; mat: Desk["mats"][number] | undefined };

/** A table that says nothing for so long may have lost its network. */
const SILENT_MS = 60_000;

/** How fast this mat is and who runs it. */
export function MatFacts({ desk, carpet, mat }: Props) {
  const plan = desk.plan.mats.get(carpet.uuid);
  return (
    <Card>
      <dl className={styles.facts}>
        <dt>{mats.average}</dt>
        <dd>{plan === undefined || plan.boutMs === 0 ? "—" : formatClock(plan.boutMs)}</dd>
        <dt>{mats.between}</dt>
        <dd>{plan === undefined || plan.changeoverMs === 0 ? "—" : formatClock(plan.changeoverMs)}</dd>
        <dt>{mats.left}</dt>
        <dd>{formatCount(plan?.boutsLeft ?? 0, "bout")}</dd>
        <dt>{mats.end}</dt>
        <dd>
          <ClockTime atMs={plan?.boutsLeft === 0 ? undefined : plan?.endMs} words={mats.about} />
        </dd>
        <dt>{mats.table}</dt>
        <dd>{tableWords(mat, desk.nowMs)}</dd>
        <dt>{mats.officials}</dt>
        <dd>{mat === undefined || mat.officials.length === 0 ? "—" : mat.officials.join(", ")}</dd>
      </dl>
    </Card>
  );
}

export function tableWords(mat: Desk["mats"][number] | undefined, nowMs: number): string {
  const table = mat?.table;
  if (!table) return mats.tableNobody;
  const silentMs = nowMs - table.seenAt;
  if (silentMs < SILENT_MS) return table.user;
  const minutes = Math.floor(silentMs / 60_000);
  return `${table.user}, ${mats.tableSilent(formatCount(minutes, "minute"))}`;
}
