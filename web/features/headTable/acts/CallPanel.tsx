import { callRulesOf } from "#contract/day/callRules.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { waitAfterCall } from "#domain/schedule/calls.ts";
import { formatClock } from "#web/i18n/times.ts";
import { mats } from "#texts/headTable/mats.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Grid, Row, Stack } from "#web/kit/layout/layout.tsx";
import styles from "./CallPanel.module.css";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import type { BoutActs } from "./useBoutActs.tsx";
import { useServerTime, type DeskState } from "#web/features/headTable/desk/useDesk.ts";

type Props = { desk: DeskState; acts: BoutActs; bout: Fighting };

/** Three calls and the time between them; only then may somebody be written off (DY3). */
export function CallPanel({ desk, acts, bout }: Props) {
  const rules = callRulesOf(desk.competition.rules);
  // Every second while somebody is waited for.
  const nowMs = useServerTime(desk.nowMs, bout.calls.length > 0 ? 500 : undefined);
  const waitMs = waitAfterCall(bout.calls, Math.max(nowMs, desk.nowMs), rules);
  const times = useTimes();
  const isCalledEnough = bout.calls.length >= rules.calls;
  return (
    <Stack gap={10}>
      <Grid as="ol" columns={3} gap={8} className={styles.calls} aria-label={mats.callList}>
        {Array.from({ length: rules.calls }, (_, index) => {
          const at = bout.calls[index];
          return (
            <li key={index} data-done={at === undefined ? undefined : true}>
              <b>{mats.callNumber(index + 1)}</b>
              <span>{at === undefined ? "—" : times(at)}</span>
            </li>
          );
        })}
      </Grid>
      <Row gap={8} wraps align="stretch" className={styles.buttons}>
        <ActButton
          variant="secondary"
          disabled={isCalledEnough || waitMs > 0}
          onPress={() => acts.call(bout)}
        >
          <Icon name="bell" size={18} />
          {mats.call(Math.min(bout.calls.length + 1, rules.calls))}
        </ActButton>
        <Button
          variant="danger"
          disabled={!isCalledEnough || waitMs > 0}
          onClick={() => acts.open("no-show", bout)}
        >
          {mats.noShow}
        </Button>
        <Button variant="ghost" onClick={() => acts.open("withdraw", bout)}>
          {mats.actions.withdraw}
        </Button>
      </Row>
      <p className={styles.state}>{stateWords(bout, waitMs, isCalledEnough)}</p>
    </Stack>
  );
}

function stateWords({ calls }: Fighting, waitMs: number, isCalledEnough: boolean): string {
  if (calls.length === 0) return mats.notCalled;
  if (waitMs > 0) return (isCalledEnough ? mats.noShowIn : mats.callIn)(formatClock(waitMs));
  return isCalledEnough ? mats.noShowNow : mats.callAgain;
}
