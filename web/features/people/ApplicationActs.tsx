import type { Application, Course } from "#contract/entry/profile.ts";
import { useState } from "react";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { formatDate } from "#texts/dates.ts";
import { entry } from "#texts/people/entry.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Text } from "#web/kit/Text.tsx";
import { type EntryChoices, categoryChoice, entryFields, legalCategories } from "./entryFields.tsx";
import styles from "./entry.module.css";
import { defineForm } from "#web/kit/forms/fields.ts";
import { required, saying } from "#web/kit/forms/rules.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { formatNumber } from "#texts/numbers.ts";
import { useClubs } from "./useClubs.ts";

const { one: words } = entry;

type Props = { application: Application; course: Course; choices: EntryChoices };

/** What its owner may still do, until when, and why not any more. */
export function ApplicationActs({ application, course, choices }: Props) {
  const api = useBackgroundApi();
  const reload = useReload();
  const [open, setOpen] = useState<"change" | "withdraw">();
  const close = () => setOpen(undefined);
  const { event, state } = application;
  if (state === "withdrawn" || state === "rejected") return null;
  const rule = course.canWithdraw
    ? course.canChange
      ? words.until(formatDate(event?.registrationUntil))
      : words.closed
    : words.drawn;
  return (
    <Card heading={words.rules}>
      <CardBody className={styles.panel}>
        <Text>{rule}</Text>
        <div className={styles.buttons}>
          {course.canChange ? <Button onClick={() => setOpen("change")}>{words.change}</Button> : null}
          {course.canWithdraw ? (
            <Button variant="danger" onClick={() => setOpen("withdraw")}>
              {words.withdraw}
            </Button>
          ) : null}
        </div>
      </CardBody>
      {open === "change" ? <ChangeDialog {...{ application, choices }} onClose={close} /> : null}
      {open === "withdraw" ? (
        <ActDialog
          title={words.withdrawAsk}
          confirm={words.withdraw}
          isDangerous
          isPersistent={false}
          fields={{ reason: { kind: "textarea", label: words.reason, isTrimmed: true } }}
          onConfirm={async ({ reason }) => {
            await api.applications.withdraw(application.documentId, {
              data: reason === "" ? {} : { reason },
            });
            showToast({ type: "success", message: words.withdrawn });
            await reload();
          }}
          onClose={close}
        >
          <Text>{words.withdrawText}</Text>
        </ActDialog>
      ) : null}
    </Card>
  );
}

type ChangeDialogProps = { application: Application; choices: EntryChoices; onClose: () => void };

/** Category, weight, club and papers may change; who enters where may not: that is another application. */
function ChangeDialog({ application, choices: all, onClose }: ChangeDialogProps) {
  const api = useBackgroundApi();
  const reload = useReload();
  const clubs = useClubs(application.team ?? undefined);
  const ids = { event: application.event?.documentId, profile: application.profile?.documentId };
  const choices = { ...all, entered: all.entered.filter((one) => !isItself(one, application)) };
  const { legal } = legalCategories(choices, ids);
  return (
    <ActDialog
      title={entry.one.change}
      confirm={entry.one.save}
      size="lg"
      isPersistent={false}
      isPressableEarly
      fields={fieldsOf(application, choices, { clubs, options: legal.map(categoryChoice) })}
      initial={
        new Map([
          ["event", ids.event ?? ""],
          ["profile", ids.profile ?? ""],
          ["category", String(application.category?.id ?? "")],
          ["weight", application.weight === null ? "" : formatNumber(application.weight)],
          ["club", application.team?.documentId ?? ""],
          ["comment", application.comment ?? ""],
          ["medicalUntil", application.profile?.medicalUntil ?? ""],
        ])
      }
      onConfirm={async ({ category, weight, club, comment, medicalUntil }) => {
        if (ids.profile !== undefined && medicalUntil !== (application.profile?.medicalUntil ?? ""))
          await api.profiles.update(ids.profile, { medicalUntil });
        const change = { category, weight: weight ?? null, team: club ?? null, comment: comment || null };
        await api.applications.update(application.documentId, change);
        showToast({ type: "success", message: entry.one.saved });
        await reload();
      }}
      onClose={onClose}
    >
      {({ form, field }) => (
        <>
          <FormField form={form} name="category" className={styles.cards} />
          {field("weight")}
          {field("club")}
          {field("medicalUntil")}
          {field("comment")}
        </>
      )}
    </ActDialog>
  );
}

const isItself = ({ profile, category }: EntryChoices["entered"][number], one: Application): boolean =>
  profile === one.profile?.documentId && category === one.category?.id;

type Lists = {
  readonly clubs: ReturnType<typeof useClubs>;
  readonly options: ReturnType<typeof categoryChoice>[];
};

function fieldsOf(application: Application, choices: EntryChoices, { clubs, options }: Lists) {
  const all = entryFields({
    ...choices,
    fetchClubs: clubs.fetchClubs,
    onCreateClub: clubs.setAsked,
    clubOptions: application.team ? [{ ...application.team }] : [],
  });
  const { selectCreate: _new, ...club } = all.club;
  return defineForm({
    event: { kind: "text", label: entry.event },
    profile: { kind: "text", label: entry.profile },
    category: {
      kind: "radio",
      label: entry.oneCategory,
      options,
      rules: [saying(required, entry.oneCategoryMissing)],
    },
    weight: all.weight,
    club,
    comment: all.comment,
    medicalUntil: all.medicalUntil,
  });
}
