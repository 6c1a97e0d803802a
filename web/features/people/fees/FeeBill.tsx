import type { FeePerson } from "#contract/fee/fee.ts";
import { leftOf, overOf, totalsOf } from "#domain/fee/priceList.ts";
import { formatDayMonth } from "#texts/dates.ts";
import { feeWords, formatKopecks } from "#texts/fees/fees.ts";
import { ownFees as words } from "#texts/fees/ownFees.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { cx } from "#web/kit/cx.ts";
import { Fact, Facts, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./FeeBill.module.css";

/** What each person's sum is made of, and what is left to pay for all of them (FE13). */
export function FeeBill({ people }: { people: readonly FeePerson[] }) {
  const { left } = totalsOf(people);
  return (
    <>
      {people.map((person) => (
        <PersonFee key={person.key} person={person} isOnly={people.length === 1} />
      ))}
      {people.length === 1 || left === 0 ? null : (
        <Facts align="end" className={cx(styles.lines, styles.all)}>
          <Fact label={words.sumOfAll}>{formatKopecks(left)}</Fact>
        </Facts>
      )}
    </>
  );
}

function PersonFee({ person, isOnly }: { person: FeePerson; isOnly: boolean }) {
  const { lines, owed, paid } = person;
  const left = leftOf(person);
  const over = overOf(person);
  return (
    <Stack gap={8}>
      {isOnly ? null : <b>{person.name}</b>}
      <Facts align="end" className={styles.lines}>
        {lines.map(({ category, day, kopecks, isFirst }, at) => (
          <Fact
            key={`${at} ${category}`}
            label={
              <>
                {titleWords(category)}
                <small>
                  {[feeWords.line[isFirst ? "first" : "further"], formatDayMonth(day)].join(", ")}
                </small>
              </>
            }
          >
            {formatKopecks(kopecks)}
          </Fact>
        ))}
        {lines.length > 1 ? <Fact label={words.sum}>{formatKopecks(owed)}</Fact> : null}
        {paid === 0 ? null : <Fact label={words.paid}>{formatKopecks(paid)}</Fact>}
        {paid === 0 || left === 0 ? null : <Fact label={words.left}>{formatKopecks(left)}</Fact>}
      </Facts>
      {over === 0 ? null : <Text tone="secondary">{words.overText(formatKopecks(over))}</Text>}
    </Stack>
  );
}
