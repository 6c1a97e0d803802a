import { useState } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import type { JournalAct } from "#contract/table/outbox.ts";
import { formatClock } from "#web/i18n/times.ts";
import { counterNames } from "#texts/counters.ts";
import { refusalText } from "#texts/refereeing/refereeing.ts";
import { tableState } from "#texts/refereeing/tableState.ts";
import { Button } from "#web/kit/Button.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { actWords } from "./table/actWords.ts";
import { tableView } from "./table/tableView.ts";
import type { Refused } from "./journal/useRefused.ts";
import styles from "./RefusedActs.module.css";

const text = tableState.refused;

type Props = { refused: Refused; competition: Competition; fightingUuid: string };

/** LS7: stays until somebody has read it; the toast of a refusal is gone before a referee looks up. */
export function RefusedNotice(props: Props) {
  const { unread } = props.refused;
  if (unread === 0) return null;
  return (
    <Banner tone="bad" icon="warn" isStrip title={text.notice(unread)} action={<RefusedActs {...props} />}>
      {text.noticeText}
    </Banner>
  );
}

/** LS7: what was tapped here and is not in the protocol, each with where it is now. Nothing when there is none. */
export function RefusedActs({ refused: { acts, markRead }, competition, fightingUuid }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    markRead();
  };
  if (acts.length === 0) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {text.open(acts.length)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text.title}
        closeLabel={text.close}
        size="lg"
        finalFocus={focusTable}
        actions={
          <>
            <Button variant="secondary" href={`/competition/${competition.uuid}/parked`}>
              {text.decisions}
            </Button>
            <Button onClick={close}>{text.read}</Button>
          </>
        }
      >
        <p>{text.text}</p>
        <ol className={styles.acts}>
          {acts.map((act) => (
            <li key={act.submitted.id}>
              <time>{act.submitted.boutMs === null ? "" : formatClock(act.submitted.boutMs)}</time>
              <ActOfBout
                act={act}
                competition={competition}
                isElsewhere={act.fightingUuid !== fightingUuid}
              />
              <span className={styles.where}>
                {text.status[act.decision ?? "waiting"]}
                {act.reason === undefined ? null : <small>{refusalText(act.reason)}</small>}
              </span>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}

/** The button that opened the dialog goes with what was read. Any other would be pressed by the Enter meant for the table. */
function focusTable(): false {
  document.querySelector("main")?.focus();
  return false;
}

type ActProps = { act: JournalAct; competition: Competition; isElsewhere: boolean };

/** Who reads it at the next bout must know which one it was. */
function ActOfBout({ act, competition, isElsewhere }: ActProps) {
  const fighting = competition.fightings.find(({ uuid }) => uuid === act.fightingUuid);
  if (fighting === undefined) return null;
  const { surnames, title } = tableView(competition, fighting);
  return (
    <span className={styles.what}>
      {actWords(act.submitted.event, surnames, counterNames(competition.rules))}
      {isElsewhere ? <small>{title}</small> : null}
    </span>
  );
}
