import type { ComponentProps, ReactNode } from "react";
import type { Ways } from "#contract/draw/lateChange.ts";
import { lateWords } from "#texts/late.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { Radio } from "#web/kit/fields/Radio.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import styles from "./late.module.css";

/** A place in the draw, or new lots, as the server offers them. */
export type OfferedWay = Ways["ways"][number];
/** Somebody who has not begun may also give up the place. */
export type Way = OfferedWay | "replace";

type Props = {
  ways: readonly OfferedWay[];
  chosen: Way | undefined;
  onChoose: (way: Way) => void;
  nameOf: (fighter: string) => string;
  /** Who leaves, where somebody may be replaced. */
  leaving?: ReactNode;
};

/** Where they will stand: what cannot be is shown too, and says why. */
export function WayChoice({ ways, chosen, onChoose, nameOf, leaving }: Props) {
  return (
    <FieldSet label={lateWords.where}>
      <Stack gap={8}>
        {ways.map((way) => (
          <WayRadio
            key={`${way.kind} ${way.place}`}
            title={lateWords.ways[way.kind]}
            text={reasonOf(way, nameOf)}
            isAdvised={way.isAdvised}
            isDisabled={way.problem !== null}
            isChosen={way === chosen}
            onChoose={() => onChoose(way)}
          />
        ))}
        {leaving === undefined ? null : (
          <WayRadio
            title={lateWords.ways.replace}
            text={lateWords.replaces}
            isChosen={chosen === "replace"}
            onChoose={() => onChoose("replace")}
          />
        )}
        {chosen === "replace" ? leaving : null}
      </Stack>
    </FieldSet>
  );
}

type RadioProps = {
  title: string;
  text: string;
  isChosen: boolean;
  isAdvised?: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
};

function WayRadio({ title, text, isChosen, isAdvised = false, isDisabled = false, onChoose }: RadioProps) {
  return (
    <Radio
      name="way"
      className={styles.way}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onChoose}
      label={
        <Row gap={12} justify="between" align="center">
          <span>
            <b>{title}</b>
            <small>{text}</small>
          </span>
          {isAdvised ? <Badge tone="ok">{lateWords.advised}</Badge> : null}
        </Row>
      }
    />
  );
}

function reasonOf(way: OfferedWay, nameOf: Props["nameOf"]): string {
  if (way.problem !== null) return lateWords.whyNot(way.problem);
  const mates = way.mates.filter(({ isCertain }) => isCertain);
  const met = mates[0] === undefined ? "" : `. ${lateWords.mate(nameOf(mates[0].id))}`;
  if (way.kind === "redraw") return lateWords.redraws(way.changed + way.made) + met;
  return (
    (way.opponent === null ? lateWords.number(way.place ?? 0) : lateWords.against(nameOf(way.opponent))) + met
  );
}

/** The way as a wish names it: a draw number, or the seed of new lots. */
export const wayOf = (way: OfferedWay) =>
  way.kind === "redraw" ? { seed: way.seed ?? "" } : { place: way.place ?? undefined };

type AskedProps = Pick<ComponentProps<typeof SelectField>, "label" | "hint" | "placeholder" | "options"> & {
  value: string;
  onChoose: (value: string) => void;
};

/** A choice beside the fields of the form: on it depends what is asked of the server, and what can be chosen comes from there. */
export function AskedSelect({ onChoose, ...field }: AskedProps) {
  return <SelectField {...field} onChange={({ currentTarget }) => onChoose(currentTarget.value)} />;
}
