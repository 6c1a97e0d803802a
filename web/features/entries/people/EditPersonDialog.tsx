import type { PersonCard } from "#contract/entry/person.ts";
import { BELTS } from "#domain/category/levels.ts";
import type { Roll, RollEntry } from "#contract/entry/roll.ts";
import { isLikelyBirth } from "#domain/entry/eligibility.ts";
import { clubField, MissingClub, useClubs } from "#web/features/people/face.ts";
import { personsDesk } from "#texts/entries/personsDesk.ts";
import { people } from "#texts/people/people.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm } from "#web/kit/forms/fields.ts";
import { max, min, own, required, saying } from "#web/kit/forms/rules.ts";
import { textOf } from "#web/kit/forms/fields.ts";
import { Grid } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { newMisfits, type Vital } from "./misfits.ts";
import { nameRule } from "#web/sport/person/nameRule.ts";

const { edit: words } = personsDesk;

type Props = {
  card: PersonCard;
  roll: Roll;
  entries: readonly RollEntry[];
  eventDate: string;
  onClose: () => void;
};

/** Everything that is known of a person, also of one in a drawn category (PS13). */
export function EditPersonDialog({ card, roll, entries, eventDate, onClose }: Props) {
  const { record, hasProfile } = card;
  const clubs = useClubs(undefined);
  const api = useBackgroundApi();
  const reload = useReload();
  const entered = roll.categories.filter(({ uuid }) => entries.some(({ category }) => category === uuid));
  return (
    <ActDialog
      title={words.title(card.values.name)}
      confirm={words.submit}
      size="lg"
      isPressableEarly
      fields={personFields(card, { eventDate, clubs })}
      onConfirm={async ({ club, ...values }) => {
        await api.organiser.updateFighter(record.documentId, {
          ...draftOf(card, values),
          team: club ?? null,
        });
        showToast({ type: "success", message: words.saved });
        await reload();
      }}
      onClose={onClose}
    >
      {({ values, field, form: { store } }) => (
        <>
          {hasProfile ? <Text tone="secondary">{words.fromProfile}</Text> : null}
          <Grid columns={2} phone={1} gap={18} align="start">
            {(hasProfile ? OTHER_FIELDS : ALL_FIELDS).map((name) => field(name))}
          </Grid>
          <Misfits misfits={newMisfits(record, vitalOf(values), entered, eventDate)} />
          <MissingClub clubs={clubs} onTaken={(club) => store.put(new Map([["club", club]]))} />
        </>
      )}
    </ActDialog>
  );
}

const OTHER_FIELDS = [
  "birthDate",
  "birthYear",
  "sex",
  "weight",
  "club",
  "region",
  "city",
  "coach",
  "rank",
  "belt",
  "licence",
  "phone",
] as const;
const ALL_FIELDS = ["lastName", "firstName", "middleName", ...OTHER_FIELDS] as const;

function Misfits({ misfits }: { misfits: readonly string[] }) {
  if (misfits.length === 0) return null;
  return (
    <Banner tone="wait" icon="warn" title={words.misfit}>
      {misfits.join("; ")}. {words.misfitText}
    </Banner>
  );
}

type Typed = {
  readonly birthDate: string;
  readonly birthYear: number | undefined;
  readonly sex: string | undefined;
  readonly weight: number | undefined;
};

const vitalOf = ({ birthDate, birthYear, sex, weight }: Typed): Vital => ({
  birthDate: birthDate || null,
  birthYear: birthYear ?? null,
  sex: sex === "m" || sex === "f" ? sex : null,
  weight: weight ?? null,
});

type TextName = Exclude<(typeof ALL_FIELDS)[number], "birthDate" | "birthYear" | "sex" | "weight" | "club">;

function draftOf({ record }: PersonCard, values: Typed & Readonly<Record<TextName, string>>) {
  const { lastName, firstName, middleName, region, city, coach, rank, belt, licence, phone } = values;
  return {
    ...vitalOf(values),
    lastName: lastName || record.lastName,
    firstName: firstName || null,
    middleName: middleName || null,
    region: region || null,
    city: city || null,
    coach: coach || null,
    rank: rank || null,
    belt: belt || null,
    licence: licence || null,
    phone: phone || null,
  };
}

type FieldDeps = { readonly eventDate: string; readonly clubs: ReturnType<typeof useClubs> };

function personFields({ record }: PersonCard, { eventDate, clubs }: FieldDeps) {
  const text = (name: Exclude<TextName, "lastName" | "belt">) =>
    ({ kind: "text", label: words[name], initial: record[name] ?? "", autoComplete: "off" }) as const;
  const name = (field: "firstName" | "middleName") =>
    ({ ...text(field), rules: [nameRule(words[field], record[field])] }) as const;
  const likely = own((value) => {
    const birth = typeof value === "number" ? value : textOf(value);
    return birth === "" || isLikelyBirth(birth, eventDate) ? undefined : words.birthWrong;
  });
  const belts = BELTS.map((belt) => ({ value: belt, label: people.belts[belt] }));
  const isOwnBelt = record.belt !== null && !belts.some(({ value }) => value === record.belt);
  return defineForm({
    lastName: {
      kind: "text",
      label: words.lastName,
      initial: record.lastName,
      autoComplete: "off",
      rules: [saying(required, words.lastNameMissing), nameRule(words.lastName, record.lastName)],
    },
    firstName: name("firstName"),
    middleName: name("middleName"),
    birthDate: { kind: "date", label: words.birthDate, initial: record.birthDate ?? "", rules: [likely] },
    birthYear: {
      kind: "number",
      label: words.birthYear,
      initial: String(record.birthYear ?? ""),
      isAsked: ({ birthDate }) => !birthDate,
      rules: [likely],
    },
    sex: {
      kind: "radio",
      label: words.sex,
      initial: record.sex ?? "",
      options: choices(["m", "f"], (sex) => personsDesk.sexes[sex]),
    },
    weight: {
      kind: "number",
      label: words.weight,
      initial: record.weight === null ? "" : String(record.weight),
      rules: [saying(min(10), words.weightWrong), saying(max(300), words.weightWrong)],
    },
    club: clubField(clubs, record.team),
    region: text("region"),
    city: text("city"),
    coach: text("coach"),
    rank: text("rank"),
    belt: {
      kind: "select",
      label: words.belt,
      initial: record.belt ?? "",
      placeholder: people.noBelt,
      options: isOwnBelt ? [{ value: record.belt ?? "", label: record.belt ?? "" }, ...belts] : belts,
    },
    licence: text("licence"),
    phone: { ...text("phone"), kind: "tel" },
  });
}
