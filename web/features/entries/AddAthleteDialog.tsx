import type { KnownPerson } from "#contract/entry/knownPerson.ts";
import type { Roll, RollCategory } from "#contract/entry/roll.ts";
import { KnownAthletes } from "./KnownAthletes.tsx";
import { fitProblems } from "./list/fitProblems.ts";
import { LateDialog } from "#web/features/drawing/face.ts";
import { clubField, MissingClub, useClubs } from "#web/features/people/face.ts";
import { fullName } from "#web/i18n/names.ts";
import { entriesDesk } from "#texts/entries/entriesDesk.ts";
import { people } from "#texts/people/people.ts";
import { Button } from "#web/kit/Button.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm, type Raw } from "#web/kit/forms/fields.ts";
import { max, min, own, required, saying } from "#web/kit/forms/rules.ts";
import { textOf } from "#web/kit/forms/fields.ts";
import { Grid } from "#web/kit/layout/layout.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Text } from "#web/kit/Text.tsx";
import { isMinorIn } from "#domain/entry/eligibility.ts";
import { useState, type ReactNode } from "react";
import { nameRule } from "#web/sport/person/nameRule.ts";

const { form: words, consent } = entriesDesk;

type Props = { uuid: string; roll: Roll; eventDate: string; today: string; onClose: () => void };

/** One athlete into one category. Who is known already is offered while the name is typed. */
export function AddAthleteDialog({ uuid, roll, eventDate, today, onClose }: Props) {
  const reload = useReload();
  const [late, setLate] = useState<{ category: RollCategory; typed: ReadonlyMap<string, Raw> }>();
  const clubs = useClubs(undefined);
  const { add, take } = useAdding(roll, onClose);
  // A drawn category asks besides where they will stand.
  if (late !== undefined)
    return <LateDialog competitionUuid={uuid} {...late} onDone={reload} onClose={onClose} />;
  return (
    <ActDialog
      title={words.title}
      confirm={words.submit}
      size="lg"
      isPressableEarly
      asksBeforeLosing
      fields={athleteFields({ roll, eventDate, today, clubs })}
      onConfirm={({ category, lastName, firstName, birthDate, sex, weight, club, hasConsent }) =>
        add(category, {
          lastName,
          firstName: firstName || null,
          birthDate: birthDate || null,
          sex: sex || null,
          weight: weight ?? null,
          team: club ?? null,
          hasConsent,
        })
      }
      onClose={onClose}
    >
      {({ values, field, form: { store } }) => (
        <>
          {field("category")}
          <DrawnCategory
            roll={roll}
            chosen={values.category}
            onOpen={(category) => setLate({ category, typed: asLate(store.get().raw) })}
          />
          <Grid columns={2} phone={1} gap={18} align="start">
            {field("lastName")}
            {field("firstName")}
          </Grid>
          <KnownAthletes
            {...{ uuid, roll }}
            typed={values}
            onTake={async (known) => {
              if (store.attempt(["category"])) await take(values.category, known);
            }}
          />
          <Grid columns={2} phone={1} gap={18} align="start">
            {field("birthDate")}
            {field("weight")}
            {field("sex")}
            {field("club")}
          </Grid>
          <ConsentStatement
            isMinor={isMinorIn(
              roll.categories.find(({ uuid }) => uuid === values.category)?.ageMax ?? null,
              values.birthDate || null,
              today,
            )}
            isStated={values.hasConsent}
          >
            {field("hasConsent")}
          </ConsentStatement>
          <MissingClub clubs={clubs} onTaken={(club) => store.put(new Map([["club", club]]))} />
        </>
      )}
    </ActDialog>
  );
}

/** There one line takes both names; everything else is called the same (EN50). */
const asLate = (raw: ReadonlyMap<string, Raw>): ReadonlyMap<string, Raw> =>
  new Map(raw).set("needle", [raw.get("lastName"), raw.get("firstName")].filter(Boolean).join(" "));

type StatementProps = { isMinor: boolean; isStated: boolean; children: ReactNode };

/** Of a minor only: whether a signed consent is at hand, and what the public sees without one (EN15). */
function ConsentStatement({ isMinor, isStated, children }: StatementProps) {
  if (!isMinor) return null;
  return (
    <>
      {children}
      <Text size="small" tone="secondary">
        {consent.answerable}
      </Text>
      {isStated ? null : <Banner tone="wait">{consent.hidden(1)}</Banner>}
    </>
  );
}

/** Categories that somebody can still come into, drawn or not. */
const OPEN: ReadonlySet<string> = new Set(["draft", "drawn", "in_progress"]);

type DrawnProps = { roll: Roll; chosen: string; onOpen: (category: RollCategory) => void };

function DrawnCategory({ roll, chosen, onOpen }: DrawnProps) {
  const category = roll.categories.find(({ uuid, status }) => uuid === chosen && status !== "draft");
  if (category === undefined) return null;
  return (
    <Banner tone="wait" action={<Button onClick={() => onOpen(category)}>{words.toLate}</Button>}>
      {words.drawn}
    </Banner>
  );
}

type FieldDeps = Pick<Props, "roll" | "eventDate" | "today"> & {
  readonly clubs: ReturnType<typeof useClubs>;
};

function athleteFields({ roll, eventDate, today, clubs }: FieldDeps) {
  const OPTIONAL = { aside: words.optional } as const;
  return defineForm({
    category: {
      kind: "select",
      label: words.category,
      placeholder: words.categoryMissing,
      options: roll.categories
        .filter(({ status }) => OPEN.has(status))
        .map(({ uuid, title }) => ({ value: uuid, label: title })),
      rules: [
        saying(required, words.categoryMissing),
        own(
          (value, { values }) => {
            const category = roll.categories.find((one) => one.uuid === value);
            if (category !== undefined && category.status !== "draft") return words.drawn;
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
      rules: [saying(required, words.lastNameMissing), nameRule(words.lastName)],
    },
    firstName: {
      kind: "text",
      label: words.firstName,
      autoComplete: "off",
      ...OPTIONAL,
      rules: [nameRule(words.firstName)],
    },
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
    hasConsent: { kind: "checkbox", label: consent.one },
    sex: { kind: "radio", label: words.sex, options: choices(["m", "f"], (sex) => words[sex]) },
    club: clubField(clubs),
  });
}

function useAdding(roll: Roll, onTaken: () => void) {
  const api = useBackgroundApi();
  const reload = useReload();
  const find = (uuid: string) => roll.categories.find((category) => category.uuid === uuid);
  const finish = async (name: string, title: string) => {
    showToast({ type: "success", message: words.added(name, title) });
    await reload();
  };
  return {
    add: async (category: string, athlete: Parameters<typeof api.organiser.createFighter>[0]) => {
      const target = find(category);
      if (target === undefined) return;
      await api.organiser.createFighter({ ...athlete, categories: [target.id] });
      await finish(fullName(athlete), target.title);
    },
    take: async (category: string, known: KnownPerson) => {
      const target = find(category);
      if (target === undefined) return;
      if (known.categories.includes(category)) {
        showToast({ message: words.already });
        return;
      }
      await api.organiser.enterFighter(known.documentId, target.id);
      onTaken();
      await finish(fullName(known), target.title);
    },
  };
}
