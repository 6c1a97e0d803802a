import { parked as text } from "#texts/headTable/parked.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";

type Props = { competitionUuid: string; count: number };

/** Says on an overview that acts wait for a decision. Nothing when none do. */
export function ParkedNotice({ competitionUuid, count }: Props) {
  if (count === 0) return null;
  return (
    <Banner
      tone="wait"
      icon="warn"
      title={text.attention(count)}
      action={
        <Button size="sm" variant="secondary" href={parkedPath(competitionUuid)}>
          {text.attentionLink}
        </Button>
      }
    />
  );
}

export const parkedPath = (competitionUuid: string) => `/competition/${competitionUuid}/parked`;
