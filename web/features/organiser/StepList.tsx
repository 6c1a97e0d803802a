import { formatCount } from "#texts/numbers.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./organiser.module.css";
import type { Preparation } from "./preparation.ts";

const { steps: words } = organiser;

type Step = {
  readonly label: string;
  readonly href: string | undefined;
  readonly isDone: boolean;
  /** The next step was taken without it. */
  readonly isPassedOver?: boolean;
  readonly detail?: string | undefined;
};

/** The way from an empty event to its first bout; the first step that is open is the next one. */
export function StepList({
  eventId,
  preparation,
}: {
  eventId: string;
  preparation: Preparation | undefined;
}) {
  const steps = stepsOf(`/organiser/events/${eventId}`, preparation);
  const next = steps.findIndex(({ isDone, isPassedOver }) => !isDone && !isPassedOver);
  return (
    <Card heading={words.title}>
      <ol className={styles.steps}>
        {steps.map(({ label, href, isDone, detail }, index) => (
          <li key={label} data-state={isDone ? "done" : index === next ? "next" : "later"}>
            <span className={styles.stepMark}>{isDone ? <Icon name="check" size={16} /> : index + 1}</span>
            {href === undefined ? <span>{label}</span> : <Anchor href={href}>{label}</Anchor>}
            <VisuallyHidden>{isDone ? words.done : index === next ? words.next : words.later}</VisuallyHidden>
            {detail === undefined ? null : <small>{detail}</small>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function stepsOf(base: string, preparation: Preparation | undefined): readonly Step[] {
  const {
    uuid,
    carpets = 0,
    categories = 0,
    fighters = 0,
    weighed = 0,
    drawn = 0,
    isStarted = false,
  } = preparation ?? {};
  const desk = uuid === undefined ? undefined : `/competition/${uuid}`;
  return [
    { label: words.competition, href: `${base}/competition`, isDone: uuid !== undefined },
    {
      label: words.carpets,
      href: `${base}/competition`,
      isDone: carpets > 0,
      detail: carpets === 0 ? undefined : words.carpetsDone(carpets),
    },
    {
      label: words.categories,
      href: `${base}/categories`,
      isDone: categories > 0,
      detail: categories === 0 ? undefined : words.categoriesDone(categories),
    },
    {
      label: words.fighters,
      href: `${base}/entries`,
      isDone: fighters > 0,
      detail: fighters === 0 ? undefined : formatCount(fighters, "fighter"),
    },
    {
      label: words.weighing,
      href: desk && `${desk}/weighing`,
      isDone: fighters > 0 && weighed === fighters,
      isPassedOver: drawn > 0,
      detail: fighters === 0 ? undefined : words.drawnDone(weighed, fighters),
    },
    {
      label: words.draw,
      href: desk,
      isDone: categories > 0 && drawn === categories,
      detail: drawn === 0 ? undefined : words.drawnDone(drawn, categories),
    },
    { label: words.start, href: desk, isDone: isStarted },
  ];
}
