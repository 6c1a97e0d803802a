import { control } from "#web/i18n/ru/refereeing/control.ts";
import { Button } from "#web/kit/Button.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import styles from "./QuestionBox.module.css";
import type { AskedQuestion } from "./table/tableQuestion.ts";

/** Lies over the list of acts, so that nothing under the official's hands moves when it comes or goes. */
export function QuestionBox({ question }: { question: AskedQuestion }) {
  return (
    <section className={styles.box} role="alert">
      <p>
        <b>{question.title}</b> {question.detail}
      </p>
      <Button size="lg" isBlock onClick={question.accept}>
        <span>{question.acceptLabel}</span>
        <Kbd className={styles.key}>{control.acceptKey}</Kbd>
      </Button>
      <Button variant="secondary" size="lg" isBlock onClick={question.decline}>
        <span>{question.declineLabel}</span>
        <Kbd className={styles.key}>{control.declineKey}</Kbd>
      </Button>
    </section>
  );
}
