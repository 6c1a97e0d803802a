import { useEffect, useRef, useState } from "react";
import type { Team } from "#contract/event/content.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { entry } from "#texts/people/entry.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { entryDraftKey, tellBegun } from "./begunEntry.ts";
import { CreateClubDialog } from "./CreateClubDialog.tsx";
import styles from "./entry.module.css";
import {
  chosenOf,
  entryFields,
  knownOf,
  legalCategories,
  type EntryChoices,
  type EntryValues,
  type Person,
  type EntryForm,
} from "./entryFields.tsx";
import { EntryFoot } from "./EntryFoot.tsx";
import { EntryHead } from "./EntryHead.tsx";
import { NOT_OFFERED, type EntryWish } from "./entryPaths.ts";
import { EntryStep } from "./EntryStep.tsx";
import { FIELDS_OF, STEPS, type Step } from "./entrySteps.ts";
import { createSender } from "./handIn.ts";
import { useClubs } from "./useClubs.ts";
import { useEntrySteps } from "./useEntrySteps.ts";
import { useWayOut } from "./useWayOut.ts";

type Props = { choices: EntryChoices; wish: EntryWish };

/** Handing in an entry, a step at a time; what is typed survives a reload. */
export function EntryWizard({ choices, wish }: Props) {
  const { user } = useSession();
  const clubs = useClubs(undefined);
  const way = useWayOut();
  const account = user?.id ?? 0;
  const send = useSending(choices, async (path) => {
    // The draft itself goes when the form hears that it was taken.
    tellBegun(account, undefined);
    await way.leaveFor(path);
  });
  const form: EntryForm = useForm(fieldsOf(choices, clubs), {
    initial: new Map([
      ["event", wish.event ?? choices.events[0]?.event.documentId ?? ""],
      ["profile", wish.profile ?? onlyOne(choices)],
    ]),
    draftKey: entryDraftKey(account),
    // Its way leads over other pages and back.
    asksBeforeLeaving: false,
    onInvalid: () => steps.goToWrong(),
    onSubmit: send,
  });
  const steps = useEntrySteps(form, way);
  // What came back is told where one comes back to, and pushes no other step down.
  const [cameTo] = useState(steps.step);
  const shown = steps.step === cameTo ? form : { ...form, draft: { ...form.draft, isRestored: false } };
  const values = form.store.values();
  useBegun(account, form, steps.step);
  useWish(form, wish);
  useKnownOf(form, chosenOf(choices, values).person);
  // Without anything to choose its fields are not there: «next» would ask for what nobody can give.
  const { legal, isUnknown } = legalCategories(choices, values);
  const isStuck = steps.step === "category" && legal.length === 0;
  const takeClub = (team: Team) => {
    clubs.setTeam(team);
    clubs.setAsked(undefined);
    form.store.put(new Map([["club", team.documentId]]));
  };
  return (
    <>
      <EntryHead form={form} choices={choices} step={steps.step} pathOf={steps.pathOf} here={way} />
      {wish.event === NOT_OFFERED && values.event === "" ? (
        <Banner tone="wait" icon="info">
          {entry.notOffered}
        </Banner>
      ) : null}
      <Card className={styles.pane}>
        <Form form={shown} hasDraftNote={false} shown={FIELDS_OF[steps.step]} aria-label={entry.title}>
          {STEPS.map((step) => (
            <div key={step} className={styles.panel} hidden={step !== steps.step}>
              <EntryStep
                form={form}
                choices={choices}
                step={step}
                heading={step === steps.step ? steps.heading : undefined}
              />
            </div>
          ))}
          <EntryFoot
            choices={choices}
            values={values}
            obstacle={isStuck ? (isUnknown ? entry.foot.unknown : entry.noCategories) : undefined}
          >
            {steps.hasBefore ? (
              <Button variant="secondary" size="lg" onClick={steps.goBack}>
                {isStuck ? entry.chooseOther : entry.back}
              </Button>
            ) : null}
            {steps.isLast ? (
              // Keys of their own: one element for both would turn into a submit under the press of «next».
              <Button key="submit" type="submit" size="lg" isBusy={form.state.isSubmitting}>
                {entry.submit}
              </Button>
            ) : isStuck ? null : (
              <Button key="next" size="lg" onClick={steps.goOn}>
                {entry.next}
              </Button>
            )}
          </EntryFoot>
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

/** To the page of what was made; where a category was refused, the form stays and says which and why. */
function useSending(choices: EntryChoices, leaveFor: (path: string) => Promise<void>) {
  const api = useBackgroundApi();
  const reload = useReload();
  const [handIn] = useState(() => createSender(api));
  return async (values: EntryValues) => {
    const { made, refused } = await handIn(choices, values);
    if (made.length > 0) showToast({ type: "success", message: entry.sent(made.length) });
    if (refused.length > 0) {
      await reload();
      return { fields: [], form: refused };
    }
    const [one, other] = made;
    await leaveFor(
      one !== undefined && other === undefined ? `/personal/applications/${one}` : "/personal/applications",
    );
    return undefined;
  };
}

/** The overview leads back to what is kept here. */
function useBegun(account: number, { store, draft }: EntryForm, step: Step): void {
  const { event, profile } = store.values();
  const savedAt = draft.savedAt?.getTime();
  useEffect(
    () => tellBegun(account, savedAt === undefined ? undefined : { event, profile, step, savedAt }),
    [account, event, profile, step, savedAt],
  );
}

/** What the address asks for goes before a draft of something else. */
function useWish({ store }: EntryForm, { event, profile }: EntryWish): void {
  useEffect(() => {
    const asked = [
      ["event", event],
      ["profile", profile],
    ] as const;
    const { raw } = store.get();
    const put = asked.flatMap(([name, id]) =>
      id === undefined || raw.get(name) === id ? [] : [[name, id] as const],
    );
    if (put.length > 0) store.put(new Map(put), "known");
  }, [store, event, profile]);
}

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
    // Nobody has typed it: by itself it is no draft.
    store.put(new Map([...knownOf(person)].filter(([name]) => isFree(name))), "known");
  }, [store, person]);
}
