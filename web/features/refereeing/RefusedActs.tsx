import { useEffect, useState } from "react";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { formatClock } from "#web/i18n/times.ts";
import type { CounterNames } from "#texts/counters.ts";
import { refusalText } from "#texts/refereeing/refereeing.ts";
import { tableState } from "#texts/refereeing/tableState.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { actWords } from "./table/actWords.ts";
import type { JournalAct } from "#contract/table/outbox.ts";
import { openOutbox } from "./journal/outbox.ts";
import styles from "./RefusedActs.module.css";

const text = tableState.refused;

type Props = { fightingUuid: string; surnames: ByCorner<string>; names: CounterNames; refusedCount: number };

/** LS7: what was tapped here and is not in the protocol, each with where it is now. Nothing when there is none. */
export function RefusedActs({ fightingUuid, surnames, names, refusedCount }: Props) {
  const acts = useRefused(fightingUuid, refusedCount);
  const [isOpen, setOpen] = useState(false);
  if (acts.length === 0) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {text.open(acts.length)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.title}
        closeLabel={text.close}
        size="lg"
      >
        <p>{text.text}</p>
        <ol className={styles.acts}>
          {acts.map((act) => (
            <li key={act.submitted.id}>
              <time>{act.submitted.boutMs === null ? "" : formatClock(act.submitted.boutMs)}</time>
              <span className={styles.what}>{actWords(act.submitted.event, surnames, names)}</span>
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

function useRefused(fightingUuid: string, refusedCount: number): readonly JournalAct[] {
  const [acts, setActs] = useState<readonly JournalAct[]>([]);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const journal = await (await openOutbox()).findJournal(fightingUuid);
      const refused = journal.filter(({ decision }) => decision !== undefined && decision !== "applied");
      if (!isOver) setActs(refused);
    };
    // Each refusal of the server changes the list.
    if (refusedCount >= 0) read().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [fightingUuid, refusedCount]);
  return acts;
}
