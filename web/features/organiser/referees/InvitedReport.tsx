import type { InvitedLine, Referee } from "#contract/referee/referee.ts";
import { referees } from "#texts/organiser/referees.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { fullName } from "./refereeNames.ts";

const { inviting: words } = referees;

type Props = { lines: readonly InvitedLine[]; list: readonly Referee[]; onClose: () => void };

/** What became of each line of a batch (RE11). */
export function InvitedReport({ lines, list, onClose }: Props) {
  const isAllSent = lines.every(({ outcome }) => outcome === "invited" || outcome === "linked");
  const nameOf = (uuid: string) => {
    const referee = list.find((one) => one.uuid === uuid);
    return referee === undefined ? "" : fullName(referee);
  };
  return (
    <Banner
      tone={isAllSent ? "ok" : "wait"}
      icon={isAllSent ? "check" : "warn"}
      title={words.doneTitle}
      action={
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Stack as="span" gap={4}>
        {lines.map(({ referee, email, outcome }) => (
          <span key={referee}>{words.line(nameOf(referee), email, outcome)}</span>
        ))}
      </Stack>
    </Banner>
  );
}
