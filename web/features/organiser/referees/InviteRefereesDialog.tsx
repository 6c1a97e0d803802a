import { useState } from "react";
import type { InvitedLine, Referee } from "#contract/referee/referee.ts";
import { referees } from "#texts/organiser/referees.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import type { Declaration } from "#web/kit/forms/fields.ts";
import { email, saying } from "#web/kit/forms/rules.ts";
import { refusedAt } from "#web/kit/forms/serverProblems.ts";
import { Grid } from "#web/kit/layout/layout.tsx";
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
  onInvited: (lines: readonly InvitedLine[]) => void;
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
        placeholder: words.placeholder,
        autoComplete: "off",
        rules: [saying(email, words.emailWrong)],
      } as const,
    ]),
  ),
  password: OWN_PASSWORD,
});

/** Accounts for many: one question for the password, one request, an answer for each line (RE11). */
export function InviteRefereesDialog({ competitionUuid, invited, onInvited, onClose }: Props) {
  const api = useBackgroundApi();
  const reload = useReload();
  // The page behind it soon knows them as invited: they stay those of the question.
  const [people] = useState(invited);
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
        onInvited(lines);
        await reload();
        return true;
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Text tone="secondary">{words.text}</Text>
          <Grid least={260} gap={16} align="end">
            {people.map((referee) => field(addressName(referee)))}
          </Grid>
          {field("password")}
        </>
      )}
    </ActDialog>
  );
}
