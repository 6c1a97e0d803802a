import type { Application } from "#contract/profile.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { entry } from "#web/i18n/ru/people/entry.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import styles from "./entry.module.css";
import { categoryChoice, entryFields, legalCategories, type EntryChoices } from "./entryFields.tsx";
import { useClubs } from "./useClubs.ts";

type Props = { application: Application; choices: EntryChoices; onClose: () => void };

/** Category, weight, club and papers may change; who enters where may not: that is another application. */
export function ChangeDialog({ application, choices, onClose }: Props) {
  const api = useBackgroundApi();
  const reload = useReload();
  const clubs = useClubs(application.team ?? undefined);
  const ids = { event: application.event?.documentId, profile: application.profile?.documentId };
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
    category: { ...all.category, options },
    weight: all.weight,
    club,
    comment: all.comment,
    medicalUntil: all.medicalUntil,
  });
}
