import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { currentConsents } from "#contract/entry/consent.ts";
import type { Api } from "#contract/api/client.ts";
import type { Team } from "#contract/event/content.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { formatTime } from "#web/i18n/times.ts";
import { entry } from "#texts/people/entry.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { CreateClubDialog } from "./CreateClubDialog.tsx";
import styles from "./entry.module.css";
import {
  chosenOf,
  entryFields,
  knownOf,
  type EntryChoices,
  type EntryValues,
  type Person,
  type EntryForm,
} from "./entryFields.tsx";
import type { EntryWish } from "./entryPaths.ts";
import { EntryStep } from "./EntryStep.tsx";
import { isInForce } from "./profileFields.tsx";
import { useClubs } from "./useClubs.ts";

/** The fields of each step; the last one only shows them. */
const STEPS = [
  ["event", "profile"],
  ["category", "weight"],
  ["club", "comment"],
  ["medicalUntil", "insuranceUntil", "processing", "publication"],
  [],
] as const;

type Props = { choices: EntryChoices; wish: EntryWish };

/** Handing in an application, a step at a time; what is typed survives a reload. */
export function EntryWizard({ choices, wish }: Props) {
  const { user } = useSession();
  const navigate = useNavigate();
  const api = useBackgroundApi();
  const clubs = useClubs(undefined);
  const [step, setStep] = useState(0);
  const form = useForm(fieldsOf(choices, clubs), {
    initial: new Map([
      ["event", wish.event ?? choices.events[0]?.event.documentId ?? ""],
      ["profile", wish.profile ?? onlyOne(choices)],
    ]),
    draftKey: `draft:application:${user?.id ?? 0}`,
    onInvalid: () => setStep(firstWrong(form)),
    onSubmit: async (values) => {
      const id = await handIn(api, choices, values);
      showToast({ type: "success", message: entry.one.sent });
      await navigate(`/personal/applications/${id}`, { replace: true });
    },
  });
  const { person } = chosenOf(choices, form.store.values());
  useKnownOf(form, person);
  const takeClub = (team: Team) => {
    clubs.setTeam(team);
    clubs.setAsked(undefined);
    form.store.put(new Map([["club", team.documentId]]));
  };
  const go = (to: number) => {
    if (to < step || form.store.attempt(STEPS[step] ?? [])) setStep(to);
  };
  const isLast = step === STEPS.length - 1;
  return (
    <>
      <Progress step={step} savedAt={form.draft.savedAt} />
      <Card className={styles.pane}>
        <Form form={form} aria-label={entry.title}>
          {STEPS.map((_, at) => (
            <div key={entry.steps[at]} className={styles.panel} hidden={at !== step}>
              <EntryStep form={form} choices={choices} step={at} />
            </div>
          ))}
          <div className={styles.buttons}>
            {step === 0 ? null : (
              <Button variant="secondary" size="lg" onClick={() => go(step - 1)}>
                {entry.back}
              </Button>
            )}
            {isLast ? (
              // Keys of their own: one element for both would turn into a submit under the press of «next».
              <Button key="submit" type="submit" size="lg" isBusy={form.state.isSubmitting}>
                {entry.submit}
              </Button>
            ) : (
              <Button key="next" size="lg" onClick={() => go(step + 1)}>
                {entry.next}
              </Button>
            )}
          </div>
        </Form>
      </Card>
      <CreateClubDialog needle={clubs.asked} onClose={() => clubs.setAsked(undefined)} onTaken={takeClub} />
    </>
  );
}

/** Nobody is asked who enters when there is one person only. */
const onlyOne = ({ people: [first, second] }: EntryChoices): string =>
  second === undefined ? (first?.profile.documentId ?? "") : "";

function fieldsOf(choices: EntryChoices, clubs: ReturnType<typeof useClubs>) {
  const known = [
    ...choices.people.flatMap(({ profile }) => profile.team ?? []),
    ...(clubs.team ? [clubs.team] : []),
  ];
  const clubOptions = known.map((team) => ({ ...team }));
  return entryFields({ ...choices, fetchClubs: clubs.fetchClubs, onCreateClub: clubs.setAsked, clubOptions });
}

function Progress({ step, savedAt }: { step: number; savedAt: Date | undefined }) {
  return (
    <ol className={styles.steps} aria-label={entry.stepsLabel}>
      {entry.steps.map((label, at) => (
        <li
          key={label}
          className={styles.step}
          aria-current={at === step ? "step" : undefined}
          data-done={at < step}
        >
          {label}
        </li>
      ))}
      {savedAt === undefined ? null : (
        <li>
          <Badge tone="wait">{entry.draftKept(formatTime(savedAt.getTime()))}</Badge>
        </li>
      )}
    </ol>
  );
}

const firstWrong = ({ store }: EntryForm): number => {
  const wrong = store.get().problems;
  const at = STEPS.findIndex((names) => names.some((name) => wrong.has(name)));
  return at < 0 ? STEPS.length - 1 : at;
};

/** What a chosen person's card says goes where nobody has written anything else; consents are always theirs. */
function useKnownOf(form: EntryForm, person: Person | undefined): void {
  const filledFor = useRef<string>(undefined);
  const { store } = form;
  useEffect(() => {
    if (person === undefined || filledFor.current === person.profile.documentId) return;
    const isFirst = filledFor.current === undefined;
    filledFor.current = person.profile.documentId;
    const { raw } = store.get();
    const isFree = (name: string) => !isFirst || raw.get(name) === "" || raw.get(name) === false;
    store.put(new Map([...knownOf(person)].filter(([name]) => isFree(name))));
  }, [store, person]);
}

/** The person's papers and consents first: without them the entry would be refused. */
async function handIn(api: Api, choices: EntryChoices, values: EntryValues): Promise<string> {
  const { person } = chosenOf(choices, values);
  if (person !== undefined) await bringUpToDate(api, person, values);
  const { data } = await api.applications.create({
    event: values.event,
    profile: values.profile,
    category: values.category,
    team: values.club ?? null,
    weight: values.weight ?? null,
    comment: values.comment === "" ? null : values.comment,
  });
  return data.documentId;
}

async function bringUpToDate(api: Api, { profile, consents }: Person, values: EntryValues): Promise<void> {
  const medicalUntil = values.medicalUntil === "" ? null : values.medicalUntil;
  const insuranceUntil = values.insuranceUntil === "" ? null : values.insuranceUntil;
  if (medicalUntil !== profile.medicalUntil || insuranceUntil !== profile.insuranceUntil)
    await api.profiles.update(profile.documentId, { medicalUntil, insuranceUntil });
  const kinds = ["processing", "publication"] as const;
  const give = kinds.filter((kind) => values[kind] && !isInForce(consents, kind));
  const withdraw = kinds.filter((kind) => !values[kind] && isInForce(consents, kind));
  if (give.length > 0 || withdraw.length > 0)
    await api.profiles.changeConsents(profile.documentId, {
      data: { give: currentConsents(give), withdraw },
    });
}
