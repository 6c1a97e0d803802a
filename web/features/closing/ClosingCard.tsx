import { useState } from "react";
import type { CompetitionStatus } from "#contract/competition/entity.ts";
import type { Closing } from "#contract/event/closing.ts";
import { closing as text } from "#texts/organiser/closing.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { ClosingDialog, ReopenDialog } from "./ClosingDialog.tsx";
import styles from "./closing.module.css";
import { useClosing, type ClosedSubject } from "./useClosing.ts";

type Props = { subject: ClosedSubject; status: CompetitionStatus };

/** The end of an event, for its organiser: closing it, and afterwards who did and opening it again. */
export function ClosingCard({ subject, status }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const stop = () => setIsAsked(false);
  if (status === "draft") return null;
  const isClosed = status === "closed";
  return (
    <Card heading={text.title}>
      <CardBody>
        <Stack gap={14}>
          <History key={status} uuid={subject.uuid} />
          <Button variant="secondary" onClick={() => setIsAsked(true)}>
            {isClosed ? text.reopen : text.close}
          </Button>
        </Stack>
      </CardBody>
      {isAsked && isClosed ? <ReopenDialog documentId={subject.documentId} onClose={stop} /> : null}
      {isAsked && !isClosed ? <ClosingDialog subject={subject} onClose={stop} /> : null}
    </Card>
  );
}

/** Who closed and opened it, and why; nothing where nobody ever did. */
function History({ uuid }: { uuid: string }) {
  const { asked } = useClosing(uuid);
  const moves = asked.is === "loaded" ? asked.closing.moves : [];
  if (moves.length === 0) return null;
  return (
    <ul className={styles.history} aria-label={text.history}>
      {moves.map((move) => (
        <li key={move.at}>
          <Move {...move} />
        </li>
      ))}
    </ul>
  );
}

function Move({ at, author, to, reason }: Closing["moves"][number]) {
  const moments = useMoments();
  return (
    <>
      {[moments(at), author].filter(Boolean).join(", ")}: {text.moves[to]}
      {reason === null ? null : <small>{reason}</small>}
    </>
  );
}
