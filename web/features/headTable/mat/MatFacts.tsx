import type { Carpet } from "#contract/entity.ts";
import type { Desk } from "#contract/matActs.ts";
import { formatClock, formatCount } from "#web/i18n/numbers.ts";
import { mats } from "#web/i18n/ru/headTable/mats.ts";
import { Card } from "#web/kit/Card.tsx";
import { Fact, Facts } from "#web/kit/layout/layout.tsx";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import styles from "./MatFacts.module.css";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";

type Props = { desk: DeskState; carpet: Carpet; mat: Desk["mats"][number] | undefined };

/** A table that says nothing for so long may have lost its network. */
const SILENT_MS = 60_000;

/** How fast this mat is and who runs it. */
export function MatFacts({ desk, carpet, mat }: Props) {
  const plan = desk.plan.mats.get(carpet.uuid);
  return (
    <Card>
      <Facts rowGap={12} align="end" className={styles.facts}>
        <Fact label={mats.average}>
          {plan === undefined || plan.boutMs === 0 ? "—" : formatClock(plan.boutMs)}
        </Fact>
        <Fact label={mats.between}>
          {plan === undefined || plan.changeoverMs === 0 ? "—" : formatClock(plan.changeoverMs)}
        </Fact>
        <Fact label={mats.left}>{formatCount(plan?.boutsLeft ?? 0, "bout")}</Fact>
        <Fact label={mats.end}>
          <ClockTime atMs={plan?.boutsLeft === 0 ? undefined : plan?.endMs} words={mats.about} />
        </Fact>
        <Fact label={mats.table}>{tableWords(mat, desk.nowMs)}</Fact>
        <Fact label={mats.officials}>
          {mat === undefined || mat.officials.length === 0 ? "—" : mat.officials.join(", ")}
        </Fact>
      </Facts>
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
