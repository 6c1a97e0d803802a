import type { RefereeChange, Referees } from "#contract/referee/referee.ts";
import { referees } from "#texts/organiser/referees.ts";
import { ActDialog, ActEffect } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm } from "#web/kit/forms/fields.ts";
import { own } from "#web/kit/forms/rules.ts";
import { Text } from "#web/kit/Text.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { readLines } from "./readLines.ts";

const { adding: words } = referees;

type Account = Referees["data"]["accounts"][number];
type Props = { competitionUuid: string; accounts: readonly Account[]; onClose: () => void };

const fieldsFor = (accounts: readonly Account[]) =>
  defineForm({
    lines: {
      kind: "textarea",
      rows: 6,
      label: words.lines,
      placeholder: words.placeholder,
      rules: [own((text) => readLines(String(text)).problems[0])],
    },
    accounts: {
      kind: "checkboxes",
      label: words.accounts,
      options: choices(
        accounts.map(({ id }) => String(id)),
        (id) => accounts.find((account) => String(account.id) === id)?.name ?? id,
      ),
      isAsked: () => accounts.length > 0,
    },
  });

/** Many referees at once: lines of a table or a letter, and accounts that are not in the list yet (RE10). */
export function AddRefereesDialog({ competitionUuid, accounts, onClose }: Props) {
  const api = useBackgroundApi();
  const reload = useReload();
  const addedOf = (text: string, ids: readonly string[]): RefereeChange[] => [
    ...readLines(text).people.map((person) => ({ ...person, carpets: [], account: null })),
    ...accounts
      .filter(({ id }) => ids.includes(String(id)))
      .map(({ id, name }) => ({ ...NOTHING_KNOWN, lastName: name, account: id })),
  ];
  return (
    <ActDialog
      title={words.title}
      confirm={words.submit}
      size="lg"
      otherwise="lines"
      isPressableEarly
      fields={fieldsFor(accounts)}
      onConfirm={async (values) => {
        const added = addedOf(values.lines, values.accounts);
        if (added.length === 0) return words.linesMissing;
        await api.staff.add(competitionUuid, { data: added });
        showToast({ type: "success", message: words.done(added.length) });
        await reload();
        return true;
      }}
      onClose={onClose}
    >
      {({ values, field }) => (
        <>
          <Text tone="secondary">{words.text}</Text>
          {field("lines")}
          {field("accounts")}
          <ActEffect>{words.found(addedOf(values.lines, values.accounts).length)}</ActEffect>
        </>
      )}
    </ActDialog>
  );
}

const NOTHING_KNOWN = {
  firstName: null,
  middleName: null,
  grade: null,
  post: null,
  region: null,
  city: null,
  club: null,
  carpets: [],
};
