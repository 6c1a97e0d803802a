import { useState } from "react";
import type { DrawAllAnswer } from "#contract/draw/draw.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { defineForm, type Values } from "#web/kit/forms/fields.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { boutDialogs } from "#web/i18n/ru/headTable/boutDialogs.ts";
import { List, Stack } from "#web/kit/layout/layout.tsx";
import type { DrawDesk } from "./drawDesk.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./Drawing.module.css";

const text = drawing.all;

const FIELDS = defineForm({ mayBeUnweighed: { kind: "checkbox", label: drawing.unweighed } });

/** Every category that is ready, drawn with one press; shown while there is something to draw. */
export function DrawAllCard({ desk }: { desk: DrawDesk }) {
  const [isAsking, setIsAsking] = useState(false);
  const [answers, setAnswers] = useState<DrawAllAnswer["categories"]>();
  const { competition } = desk;
  const undrawn = competition.categories.filter(({ status }) => status === "draft");
  if (undrawn.length === 0 && answers === undefined) return null;
  const draw = ({ mayBeUnweighed }: Values<typeof FIELDS>) =>
    desk.perform(
      `draw all ${competition.uuid} ${competition.rev}`,
      async (api, id) => {
        const { data } = await api.draws.all(competition.uuid, { data: { id, mayBeUnweighed } });
        setAnswers(data.categories.filter(({ outcome }) => outcome !== "drawn-before"));
      },
      {},
    );
  return (
    <Card>
      <CardHead>
        <CardTitle title={text.title} />
      </CardHead>
      <CardBody>
        <Stack gap={14}>
          <p className={styles.hint}>{text.lead(undrawn.length)}</p>
          <Button
            variant="secondary"
            className={styles.start}
            disabled={undrawn.length === 0}
            onClick={() => setIsAsking(true)}
          >
            {text.open}
          </Button>
        </Stack>
      </CardBody>
      {isAsking ? (
        <ActDialog
          title={text.title}
          confirm={text.confirm}
          fields={FIELDS}
          onClose={() => setIsAsking(false)}
          onConfirm={draw}
        >
          <p>{text.text}</p>
        </ActDialog>
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
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.done(drawn)}
      closeLabel={boutDialogs.common.close}
      actions={<Button onClick={onClose}>{text.close}</Button>}
    >
      <List lines="above" inset={[10, 0]} className={styles.results}>
        {answers.map(({ category, outcome, athletes, bouts }) => (
          <li key={category}>
            <TextLink href={`/competition/${competition.uuid}/refereeing/category/${category}`}>
              {competition.categories.find(({ uuid }) => uuid === category)?.title ?? ""}
            </TextLink>
            <small>{text.outcomes[outcome](athletes, bouts)}</small>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
