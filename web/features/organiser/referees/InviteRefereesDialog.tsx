import { useState } from "react";
import type { InvitedLine, Referee } from "#contract/referee/referee.ts";
import { general } from "#web/i18n/ru/general.ts";
import { referees } from "#web/i18n/ru/organiser/referees.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import type { Declaration } from "#web/kit/forms/fields.ts";
import { email, saying } from "#web/kit/forms/rules.ts";
import { refusedAt } from "#web/kit/forms/serverProblems.ts";
import { List } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { OWN_PASSWORD } from "#web/features/organiser/users/UserDialogs.tsx";
import { fullName } from "./refereeNames.ts";

const { inviting: words } = referees;

type Props = {
  competitionUuid: string;
  /** Those of the list who have no account. */
  invited: readonly Referee[];
  onClose: () => void;
};

const addressName = ({ uuid }: Referee) => `email-${uuid}`;

const fieldsFor = (invited: readonly Referee[]): Declaration => ({
  ...Object.fromEntries(
    invited.map((referee) => [
      addressName(referee),
      {
        kind: "text",
        type: "email",
        label: fullName(referee),
        autoComplete: "off",
        rules: [saying(email, words.emailWrong)],
      } as const,
    ]),
  ),
  password: OWN_PASSWORD,
});

/** Accounts for many: one question for the password, one request, an answer for each line (RE11). */
export function InviteRefereesDialog({ competitionUuid, invited, onClose }: Props) {
  const api = useBackgroundApi();
  const reload = useReload();
  // The page behind it soon knows them as invited: they stay those of the question.
  const [people] = useState(invited);
  const [answered, setAnswered] = useState<readonly InvitedLine[]>();
  if (answered !== undefined) return <Answered {...{ answered, people, onClose }} />;
  return (
    <ActDialog
      title={words.title}
      confirm={words.submit}
      size="lg"
      isPressableEarly
      fields={fieldsFor(people)}
      onConfirm={async (values) => {
        const data = people.flatMap((referee) => {
          const address = String(values[addressName(referee)] ?? "").trim();
          return address === "" ? [] : [{ referee: referee.uuid, email: address }];
        });
        if (data.length === 0) return words.nobody;
        await refusedAt("password", api.account.stepUp({ password: String(values["password"]) }));
        const { data: lines } = await api.staff.invite(competitionUuid, { data });
        await reload();
        setAnswered(lines);
        // What became of each line has to be read: its dialog takes the place of this one.
        return false;
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Text tone="secondary">{words.text}</Text>
          {people.map((referee) => field(addressName(referee)))}
          {field("password")}
        </>
      )}
    </ActDialog>
  );
}

type AnsweredProps = {
  answered: readonly InvitedLine[];
  people: readonly Referee[];
  onClose: () => void;
};

function Answered({ answered, people, onClose }: AnsweredProps) {
  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={words.doneTitle}
      closeLabel={general.close}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <List gap={8}>
        {answered.map(({ referee, email: address, outcome }) => {
          const person = people.find(({ uuid }) => uuid === referee);
          return <li key={referee}>{words.line(person ? fullName(person) : "", address, outcome)}</li>;
        })}
      </List>
    </Dialog>
  );
}
