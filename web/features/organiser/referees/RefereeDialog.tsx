import type { OrganisedCarpet } from "#contract/event/organiser.ts";
import {
  refereePersonSchema,
  type CrewedBout,
  type Referee,
  type Referees,
} from "#contract/referee/referee.ts";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { GRADES, POSTS } from "#domain/referee/referee.ts";
import { matWords } from "#texts/sport/dataWords.ts";
import { referees } from "#texts/organiser/referees.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm, type Values } from "#web/kit/forms/fields.ts";
import { limitsOf } from "#web/kit/forms/limits.ts";
import { required, saying } from "#web/kit/forms/rules.ts";
import { Grid } from "#web/kit/layout/layout.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { nameWithInitials } from "./refereeNames.ts";
import { TieEffect } from "./Ties.tsx";

const { form: words } = referees;

type Props = {
  competitionUuid: string;
  referee: Referee;
  carpets: readonly OrganisedCarpet[];
  bouts: readonly CrewedBout[];
  accounts: Referees["data"]["accounts"];
  /** The rev of the list this page shows. */
  rev: number;
  onClose: () => void;
};

const { maxLength } = limitsOf(refereePersonSchema.shape.lastName);

function fieldsFor({ referee, carpets, accounts }: Pick<Props, "referee" | "carpets" | "accounts">) {
  const text = (label: string, initial: string | null) =>
    ({
      kind: "text",
      label,
      initial: initial ?? "",
      autoComplete: "off",
      ...(maxLength && { maxLength }),
    }) as const;
  const own = referee.account;
  const known = own === null ? [] : [{ value: String(own.id), label: own.username }];
  return defineForm({
    lastName: {
      ...text(words.lastName, referee.lastName),
      rules: [saying(required, words.lastNameMissing)],
    },
    firstName: text(words.firstName, referee.firstName),
    middleName: text(words.middleName, referee.middleName),
    grade: {
      kind: "select",
      label: words.grade,
      initial: referee.grade ?? "none",
      options: [
        { value: "none", label: referees.noGrade },
        ...choices(GRADES, (grade) => `${referees.grades[grade]} — ${referees.gradeHints[grade]}`),
      ],
    },
    post: {
      kind: "select",
      label: words.post,
      initial: referee.post ?? "none",
      options: [{ value: "none", label: referees.noPost }, ...choices(POSTS, (post) => referees.posts[post])],
    },
    region: text(words.region, referee.region),
    city: text(words.city, referee.city),
    club: text(words.club, referee.club),
    carpets: {
      kind: "checkboxes",
      label: words.mats,
      hint: words.matsHint,
      initial: referee.carpets,
      options: carpets.map(({ uuid, name }) => ({ value: uuid, label: matWords(name) })),
      isAsked: () => carpets.length > 0,
    },
    account: {
      kind: "select",
      label: words.account,
      hint: words.accountHint,
      initial: own === null ? "none" : String(own.id),
      options: [
        { value: "none", label: referees.noAccount },
        ...known,
        ...accounts.map(({ id, name }) => ({ value: String(id), label: name })),
      ],
    },
  });
}

type Fields = ReturnType<typeof fieldsFor>;

/** What is known of a referee, their mats and their account; the ties of the chosen mats are told before it is saved (RE7). */
export function RefereeDialog({ competitionUuid, rev, onClose, ...props }: Props) {
  const api = useBackgroundApi();
  const reload = useReload();
  const { referee, bouts } = props;
  const save = async (values: Values<Fields>) => {
    try {
      await api.staff.change(competitionUuid, referee.uuid, { data: changeOf(values) }, rev);
    } catch (cause) {
      // The list as it is now; the dialog says why nothing was saved.
      if (isRefusedWith(cause, "stale-staff")) await reload();
      throw cause;
    }
    showToast({ type: "success", message: words.saved(nameWithInitials(referee)) });
    await reload();
  };
  return (
    <ActDialog
      title={words.title(nameWithInitials(referee))}
      confirm={words.submit}
      size="lg"
      isPressableEarly
      fields={fieldsFor(props)}
      onConfirm={save}
      onClose={onClose}
    >
      {({ values, field }) => (
        <>
          <Grid least={220} gap={16}>
            {(
              ["lastName", "firstName", "middleName", "grade", "post", "region", "city", "club"] as const
            ).map((name) => field(name))}
          </Grid>
          {field("carpets")}
          <TieEffect referee={{ ...referee, carpets: [...values.carpets] }} bouts={bouts} />
          {field("account")}
        </>
      )}
    </ActDialog>
  );
}

function changeOf({ carpets, account, grade, post, ...names }: Values<Fields>) {
  const word = (text: string) => text.trim() || null;
  return {
    lastName: names.lastName.trim(),
    firstName: word(names.firstName),
    middleName: word(names.middleName),
    grade: GRADES.find((known) => known === grade) ?? null,
    post: POSTS.find((known) => known === post) ?? null,
    region: word(names.region),
    city: word(names.city),
    club: word(names.club),
    carpets: [...carpets],
    account: account === "none" || account === "" ? null : Number(account),
  };
}
