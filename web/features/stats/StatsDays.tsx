import { stats as text } from "#texts/stats.ts";
import { SegmentedLinks } from "#web/kit/SegmentedLinks.tsx";

type Props = { days: readonly string[]; path: string; day: string | undefined };

/** One day needs no choice (SS7), but for who came to another one and has to get away from it. */
export function StatsDays({ days, path, day }: Props) {
  const isElsewhere = day !== undefined && !days.includes(day);
  if (days.length < 2 && !isElsewhere) return null;
  const hrefOf = (one: string | undefined) => (one === undefined ? path : `${path}?day=${one}`);
  return (
    <SegmentedLinks
      label={text.days.label}
      items={[
        { href: path, label: text.days.all },
        ...days.map((one, index) => ({ href: hrefOf(one), label: text.days.day(index + 1) })),
      ]}
      currentHref={hrefOf(day)}
    />
  );
}
