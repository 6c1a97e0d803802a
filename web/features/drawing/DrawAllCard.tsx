import { useState } from "react";
import type { DrawAllAnswer } from "#contract/draw/draw.ts";
import { drawing } from "#texts/drawing.ts";
import { formatWishes } from "#texts/formats.ts";
import { boutDialogs } from "#texts/headTable/boutDialogs.ts";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { DrawAllDialog, LeftOut } from "./DrawAllDialog.tsx";
import type { DrawDesk } from "./drawDesk.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./Drawing.module.css";

const text = drawing.all;

/** Every category that is ready, drawn with one press; shown while there is something to draw. */
export function DrawAllCard({ desk }: { desk: DrawDesk }) {
  const [isAsking, setIsAsking] = useState(false);
  const [answers, setAnswers] = useState<DrawAllAnswer["categories"]>();
  const { competition } = desk;
  const undrawn = competition.categories.filter(({ status }) => status === "draft");
  if (competition.status === "closed" || (undrawn.length === 0 && answers === undefined)) return null;
  return (
    <Card>
      <CardHead>
        <CardTitle title={text.title} />
      </CardHead>
      <CardBody>
        <Stack gap={14}>
          <p className={styles.hint}>{text.lead(undrawn.length)}</p>
          <Row gap={12} wraps align="stretch">
            <Button variant="secondary" disabled={undrawn.length === 0} onClick={() => setIsAsking(true)}>
              {text.open}
            </Button>
            <Button variant="ghost" href={`/competition/${competition.uuid}/formats`}>
              {formatWishes.open}
            </Button>
          </Row>
        </Stack>
      </CardBody>
      {isAsking ? (
        <DrawAllDialog desk={desk} onDrawn={setAnswers} onClose={() => setIsAsking(false)} />
      ) : null}
      {answers !== undefined && !isAsking ? (
        <Results desk={desk} answers={answers} onClose={() => setAnswers(undefined)} />
      ) : null}
    </Card>
  );
}

type ResultsProps = { desk: DrawDesk; answers: DrawAllAnswer["categories"]; onClose: () => void };

function Results({ desk: { competition }, answers, onClose }: ResultsProps) {
  const drawn = answers.filter(({ outcome }) => outcome === "drawn").length;
  // Of sixty categories those that still need somebody are seen at once.
  const openFirst = answers.toSorted(
    (one, other) => Number(one.outcome === "drawn") - Number(other.outcome === "drawn"),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.done(drawn)}
      closeLabel={boutDialogs.common.close}
      actions={<Button onClick={onClose}>{text.close}</Button>}
    >
      <List lines="above" inset={[10, 0]} className={styles.results}>
        {openFirst.map(({ category, outcome, athletes, bouts, left }) => (
          <li key={category}>
            <TextLink href={`/competition/${competition.uuid}/refereeing/category/${category}`}>
              {competition.categories.find(({ uuid }) => uuid === category)?.title ?? ""}
            </TextLink>
            <small>{text.outcomes[outcome](athletes, bouts)}</small>
            <LeftOut left={left} />
          </li>
        ))}
      </List>
    </Dialog>
  );
}
