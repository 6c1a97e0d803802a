import { parked as text } from "#texts/headTable/parked.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { useMay } from "#web/platform/session/decideAccess.ts";

type Props = { competitionUuid: string; count: number };

/** Says on an overview that acts wait for a decision. Nothing when none do. */
export function ParkedNotice({ competitionUuid, count }: Props) {
  const mayDecide = useMay("decide");
  if (count === 0) return null;
  return (
    <Banner
      tone="wait"
      icon="warn"
      title={text.attention(count)}
      action={
        <Button size="sm" variant="secondary" href={parkedPath(competitionUuid)}>
          {mayDecide ? text.attentionLink : text.attentionLook}
        </Button>
      }
    />
  );
}

export const parkedPath = (competitionUuid: string) => `/competition/${competitionUuid}/parked`;
