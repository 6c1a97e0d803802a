import { useMemo } from "react";
import type { Team } from "#contract/content.ts";
import type { KnownFighter } from "#contract/organiser.ts";
import type { Roll } from "#contract/roll.ts";
import { ClubOption, teamOption, CreateClubDialog, useClubs } from "#web/features/people/face.ts";
import { defineForm, type SelectFetch } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { max, min, own, required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { fullName } from "#web/i18n/names.ts";
import { entriesDesk } from "#web/i18n/ru/entries/entriesDesk.ts";
import { general } from "#web/i18n/ru/general.ts";
import { people } from "#web/i18n/ru/people/people.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { fitProblems } from "./importList.ts";
import { KnownAthletes } from "./KnownAthletes.tsx";
import styles from "./entries.module.css";
import { textOf } from "#web/kit/forms/textOf.ts";

const { form: words } = entriesDesk;

type Props = { roll: Roll; eventDate: string; today: string; onClose: () => void };

/** One athlete into one category. Who is known already is offered while the name is typed. */
export function AddAthleteDialog({ roll, eventDate, today, onClose }: Props) {
  const clubs = useClubs(undefined);
  const { fetchClubs, setAsked, team } = clubs;
  const fields = useMemo(
    () => athleteFields({ roll, eventDate, today, fetchClubs, team, onCreateClub: setAsked }),
    [roll, eventDate, today, fetchClubs, team, setAsked],
  );
  const { add, take } = useAdding(roll, onClose);
  const form = useForm(fields, {
    onSubmit: async ({ category, lastName, firstName, birthDate, sex, weight, club }) =>
      add(category, {
        lastName,
        firstName: firstName || null,
        birthDate: birthDate || null,
        sex: sex === "m" || sex === "f" ? sex : null,
        weight: weight ?? null,
        team: club ?? null,
      }),
  });
  const takeKnown = async (known: KnownFighter) => {
    if (!form.store.attempt(["category"])) return;
    await take(textOf(form.state.raw.get("category")), known);
  };
  const takeClub = (made: Team) => {
    clubs.setTeam(made);
    setAsked(undefined);
    form.store.put(new Map([["club", made.documentId]]));
  };
  return (
    <Dialog isOpen isPersistent size="lg" onClose={onClose} title={words.title} closeLabel={general.close}>
      <Form form={form} hasSummary={false}>
        <FormField form={form} name="category" />
        <div className={styles.pair}>
          <FormField form={form} name="lastName" />
          <FormField form={form} name="firstName" />
        </div>
        <KnownAthletes lastName={textOf(form.state.raw.get("lastName"))} onTake={takeKnown} />
        <div className={styles.pair}>
          <FormField form={form} name="birthDate" />
          <FormField form={form} name="weight" />
          <FormField form={form} name="sex" />
          <FormField form={form} name="club" />
        </div>
        <FormField form={form} name="submit" />
      </Form>
      <CreateClubDialog needle={clubs.asked} onClose={() => setAsked(undefined)} onTaken={takeClub} />
    </Dialog>
  );
}

type FieldDeps = Pick<Props, "roll" | "eventDate" | "today"> & {
  readonly fetchClubs: SelectFetch;
  readonly team: Team | undefined;
  readonly onCreateClub: (needle: string) => void;
};

function athleteFields({ roll, eventDate, today, fetchClubs, team, onCreateClub }: FieldDeps) {
  const OPTIONAL = { aside: words.optional } as const;
  return defineForm({
    category: {
      kind: "select",
      label: words.category,
      placeholder: words.categoryMissing,
      options: roll.categories
        .filter(({ status }) => status === "draft")
        .map(({ uuid, title }) => ({ value: uuid, label: title })),
      rules: [
        saying(required, words.categoryMissing),
        own(
          (value, { values }) => {
            const category = roll.categories.find(({ uuid }) => uuid === value);
            const [sex, weight] = [values["sex"], values["weight"]];
            const person = {
              birthDate: textOf(values["birthDate"]),
              sex: sex === "m" || sex === "f" ? sex : null,
              weight: typeof weight === "number" ? weight : null,
            } as const;
            return category && (fitProblems(person, category, eventDate).join(", ") || undefined);
          },
          { seesOthers: true },
        ),
      ],
    },
    lastName: {
      kind: "text",
      label: words.lastName,
      autoComplete: "off",
      rules: [saying(required, words.lastNameMissing)],
    },
    firstName: { kind: "text", label: words.firstName, autoComplete: "off", ...OPTIONAL },
    birthDate: {
      kind: "date",
      label: words.birthDate,
      max: today,
      ...OPTIONAL,
      rules: [own((value) => (String(value) > today ? words.birthDateFuture : undefined))],
    },
    weight: {
      kind: "number",
      label: words.weight,
      suffix: people.fields.kilograms,
      ...OPTIONAL,
      rules: [saying(min(10), words.weightWrong), saying(max(300), words.weightWrong)],
    },
    sex: {
      kind: "radio",
      label: words.sex,
      options: [
        { value: "m", label: words.m },
        { value: "f", label: words.f },
      ],
    },
    club: {
      kind: "advancedSelect",
      label: words.club,
      placeholder: words.clubPlaceholder,
      selectConfig: { valueProp: "documentId", label: "name", filterResults: false },
      selectOptions: team === undefined ? [] : [teamOption(team)],
      selectFetch: fetchClubs,
      selectCreate: { label: people.club.missing, onCreate: onCreateClub },
      renderOption: (option, needle) => <ClubOption option={option} needle={needle} />,
    },
    submit: { kind: "submit", label: words.submit },
  });
}

function useAdding(roll: Roll, onDone: () => void) {
  const api = useApi();
  const reload = useReload();
  const find = (uuid: string) => roll.categories.find((category) => category.uuid === uuid);
  const finish = async (name: string, title: string) => {
    showToast({ type: "success", message: words.added(name, title) });
    onDone();
    await reload();
  };
  return {
    add: async (category: string, athlete: Parameters<typeof api.organiser.createFighter>[0]) => {
      const target = find(category);
      if (target === undefined) return;
      await api.organiser.createFighter({ ...athlete, categories: [target.id] });
      await finish(fullName(athlete), target.title);
    },
    take: async (category: string, known: KnownFighter) => {
      const target = find(category);
      if (target === undefined) return;
      const isThere = roll.entries.some(
        (entry) => entry.category === category && entry.fighter === known.uuid,
      );
      if (isThere) {
        showToast({ message: words.already });
        return;
      }
      try {
        await api.organiser.enterFighter(known.documentId, target.id);
        await finish(fullName(known), target.title);
      } catch {
        // The toast said why.
      }
    },
  };
}
