import { Link } from "react-router";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { formatTime } from "#web/i18n/times.ts";
import { entry } from "#texts/people/entry.ts";
import { groupEntry } from "#texts/people/groupEntry.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { ApplicationsWay } from "./ApplicationsWay.tsx";
import styles from "./entry.module.css";
import { chosenOf, type EntryChoices, type EntryForm } from "./entryFields.tsx";
import { groupPath } from "./entryPaths.ts";
import { STEPS, type Step } from "./entrySteps.ts";
import type { StepState } from "./useWayOut.ts";

type Props = {
  form: EntryForm;
  choices: EntryChoices;
  step: Step;
  pathOf: (step: Step) => string;
  here: StepState;
};

/** Which event it is about, how far it has come, and that it is a draft as long as it is not sent. */
export function EntryHead({ form, choices, ...way }: Props) {
  const { event } = chosenOf(choices, form.store.values()).open ?? {};
  const { savedAt } = form.draft;
  return (
    <>
      <PageTitle
        title={event?.name ?? entry.title}
        lead={event === undefined ? undefined : [event.city, eventDates(event)].filter(Boolean).join(", ")}
        crumbs={<ApplicationsWay last={entry.title} />}
        actions={
          <>
            {savedAt === undefined ? null : (
              <Badge tone="wait">{entry.draftKept(formatTime(savedAt.getTime()))}</Badge>
            )}
            {choices.people.length > 1 ? (
              <Button variant="secondary" href={groupPath(event?.documentId)}>
                {groupEntry.title}
              </Button>
            ) : null}
          </>
        }
      />
      <Progress {...way} />
    </>
  );
}

/** What is done can be opened again. */
function Progress({ step, pathOf, here }: Omit<Props, "form" | "choices">) {
  const state: StepState = { entry: here.entry, stepsBefore: here.stepsBefore + 1 };
  const now = STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={entry.stepsLabel}>
      {STEPS.map((one, at) => (
        <li
          key={one}
          className={styles.step}
          aria-current={at === now ? "step" : undefined}
          data-done={at < now}
        >
          {at < now ? (
            <Link to={pathOf(one)} state={state}>
              {entry.steps[one]}
            </Link>
          ) : (
            <span className={styles.stepName}>{entry.steps[one]}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
