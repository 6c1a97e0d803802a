import type { ReactNode } from "react";
import type { MergePreview } from "#contract/entry/person.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatNumber, formatWeight } from "#texts/numbers.ts";
import { personsDesk } from "#texts/entries/personsDesk.ts";
import { problemText } from "#texts/problems.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Icon, type IconName } from "#web/kit/Icon.tsx";
import styles from "./people.module.css";

const { effects: words } = personsDesk;

/** Every consequence before the press; where there is none to be had, why. */
export function MergeEffects({ preview: { one, other, plan, refusal, people } }: { preview: MergePreview }) {
  const titleOf = new Map(
    [...one.places, ...other.places].map(({ category, title }) => [category, titleWords(title)]),
  );
  const titles = (uuids: readonly string[]) => uuids.map((uuid) => titleOf.get(uuid) ?? "").join(", ");
  if (plan === null)
    return (
      <Banner tone="bad" title={words.refused}>
        {refusal?.category === undefined ? null : words.inCategory(titles([refusal.category]))}{" "}
        {refusal === null ? null : problemText(refusal.code)}
      </Banner>
    );
  const { categories, givenUp, redrawn, bouts } = plan;
  const weighing = one.weighing ?? other.weighing;
  return (
    <Card heading={words.title} lead={words.lead}>
      <CardBody>
        <ul className={styles.facts}>
          {givenUp.length === 0 ? (
            <Effect icon="check" title={words.allStay} value={formatNumber(categories.length)}>
              {words.onePerson(titles(categories))}
            </Effect>
          ) : (
            <Effect icon="warn" title={words.givenUp} value={formatNumber(givenUp.length)}>
              {titles(givenUp.map(({ category }) => category))}
            </Effect>
          )}
          <Effect
            icon="check"
            title={redrawn.length === 0 ? words.drawsSame : words.drawn}
            value={formatNumber(redrawn.length)}
          >
            {titles(redrawn)}
          </Effect>
          {weighing?.weight ? (
            <Effect icon="scale" title={words.weighed}>
              {formatWeight(weighing.weight)}
            </Effect>
          ) : null}
          {bouts.all === 0 ? null : (
            <Effect icon="mat" title={words.bouts} value={formatNumber(bouts.all)}>
              {words.fought(bouts.fought)}
            </Effect>
          )}
          <Effect
            icon="users"
            title={words.people}
            value={
              <span className={styles.before}>
                <s>{formatNumber(people)}</s> <Icon name="fwd" size={14} /> {formatNumber(people - 1)}
              </span>
            }
          />
        </ul>
      </CardBody>
    </Card>
  );
}

type EffectProps = { icon: IconName; title: string; value?: ReactNode; children?: ReactNode };

function Effect({ icon, title, value, children }: EffectProps) {
  return (
    <li>
      <Icon name={icon} size={18} />
      <span>
        <b>{title}</b>
        {children ? <small>{children}</small> : null}
      </span>
      <span className={styles.value}>{value}</span>
    </li>
  );
}
