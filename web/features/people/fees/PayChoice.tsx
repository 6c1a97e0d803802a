import type { FeePerson } from "#contract/fee/fee.ts";
import { leftOf } from "#domain/fee/priceList.ts";
import { formatKopecks } from "#texts/fees/fees.ts";
import { ownFees as words } from "#texts/fees/ownFees.ts";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { Fact, Facts } from "#web/kit/layout/layout.tsx";

type Props = {
  people: readonly FeePerson[];
  /** Who is not paid for this time. */
  left: ReadonlySet<string>;
  onToggle: (key: string, isOn: boolean) => void;
};

/** For whom of one's own people is paid at once. */
export function PayChoice({ people, left, onToggle }: Props) {
  return (
    <fieldset>
      <legend>{words.choose}</legend>
      {people.map((person) => (
        <Checkbox
          key={person.key}
          label={`${person.name}: ${formatKopecks(leftOf(person))}`}
          checked={!left.has(person.key)}
          onChange={({ currentTarget }) => onToggle(person.key, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

/** A line each; what there is nothing to say about is left out. */
export function KnownFacts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <Facts>
      {facts.map(([label, value]) =>
        value === "" ? null : (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ),
      )}
    </Facts>
  );
}
