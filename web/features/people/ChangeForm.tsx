import { useRevalidator } from "react-router";
import type { Application } from "#contract/profile.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { entry } from "#web/i18n/ru/people/entry.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import styles from "./entry.module.css";
import { categoryChoice, entryFields, legalCategories, type EntryChoices } from "./entryFields.tsx";
import { useClubs } from "./useClubs.ts";

type Props = { application: Application; choices: EntryChoices; onDone: () => void };

/** Category, weight, club and papers may change; who enters where may not: that is another application. */
export function ChangeForm({ application, choices, onDone }: Props) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const clubs = useClubs(application.team ?? undefined);
  const ids = { event: application.event?.documentId, profile: application.profile?.documentId };
  const { legal } = legalCategories(choices, ids);
  const form = useForm(fieldsOf(application, choices, { clubs, options: legal.map(categoryChoice) }), {
    initial: new Map([
      ["event", ids.event ?? ""],
      ["profile", ids.profile ?? ""],
      ["category", String(application.category?.id ?? "")],
      ["weight", application.weight === null ? "" : formatNumber(application.weight)],
      ["club", application.team?.documentId ?? ""],
      ["comment", application.comment ?? ""],
      ["medicalUntil", application.profile?.medicalUntil ?? ""],
    ]),
    onSubmit: async ({ category, weight, club, comment, medicalUntil }) => {
      if (ids.profile !== undefined && medicalUntil !== (application.profile?.medicalUntil ?? ""))
        await api.profiles.update(ids.profile, { medicalUntil });
      const change = { category, weight: weight ?? null, team: club ?? null, comment: comment || null };
      await api.applications.update(application.documentId, change);
      showToast({ type: "success", message: entry.one.saved });
      onDone();
      await revalidate();
    },
  });
  return (
    <Form form={form} hasSummary={false}>
      <FormField form={form} name="category" className={styles.cards} />
      <FormField form={form} name="weight" />
      <FormField form={form} name="club" />
      <FormField form={form} name="medicalUntil" />
      <FormField form={form} name="comment" />
      <FormField form={form} name="submit" />
    </Form>
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
    submit: { kind: "submit", label: entry.one.save },
  });
}
