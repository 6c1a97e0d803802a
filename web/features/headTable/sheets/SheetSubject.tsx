import type { Fighting } from "#contract/competition/entity.ts";
import { isSameResult, type SheetResult } from "#domain/bout/sheetResult.ts";
import { shortName } from "#web/i18n/names.ts";
import { sheets as words } from "#texts/headTable/sheets.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { categoryName, waitingText } from "#web/sport/facts/boutText.ts";
import { hasBegun, isPaired } from "#web/sport/facts/boutPhase.ts";
import { boutSides } from "#web/sport/facts/boutSides.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { ColourMark } from "#web/sport/marks/CornerMark.tsx";
import { labelText, recordedResult } from "./sheetRows.ts";
import { correctionPath, recordedText } from "./sheetWords.ts";
import styles from "./sheets.module.css";
import type { SheetEntry } from "./useSheetEntry.ts";

/** Who sits at the table of a mat, as far as it is known. */
export type HolderOf = (carpet: string | undefined) => string | undefined;

type Props = {
  view: CompetitionView;
  entry: SheetEntry;
  holderOf: HolderOf;
};

/** Whose sheet it is, and what is to be known about it before it is typed further. */
export function SheetSubject({ view, entry, holderOf }: Props) {
  const { found, bout, result, isDoubtTold } = entry;
  return (
    <Stack as="output" gap={8} className={styles.subject}>
      {bout === undefined ? null : <WhichBout view={view} bout={bout} />}
      {found?.found === "none" ? (
        <Banner tone="wait" icon="warn">
          {words.none}
        </Banner>
      ) : null}
      {found?.found === "several" ? (
        <Banner tone="wait" icon="warn">
          {words.several(found.bouts.map((one) => labelText(view, one.bout)))}
        </Banner>
      ) : null}
      {bout === undefined ? null : <Known {...{ view, bout, result, holderOf }} />}
      {isDoubtTold ? (
        <Banner tone="wait" icon="warn">
          {words.doubtful}
        </Banner>
      ) : null}
    </Stack>
  );
}

type BoutProps = { view: CompetitionView; bout: Fighting };

function WhichBout({ view, bout }: BoutProps) {
  const about = [labelText(view, bout), categoryName(view, bout), boutRound(bout).toLocaleLowerCase("ru")];
  return (
    <Row gap={16} rowGap={4} wraps>
      <b>{about.filter(Boolean).join(", ")}</b>
      {boutSides(view, bout).map(({ index, fighter }) => (
        <Row as="span" key={index} gap={8}>
          <ColourMark corner={index === 0 ? "red" : "blue"} />
          {fighter === undefined ? (
            <i>{waitingText(view, bout, index)}</i>
          ) : (
            <span>{shortName(fighter)}</span>
          )}
        </Row>
      ))}
    </Row>
  );
}

type KnownProps = BoutProps & { result: SheetResult | undefined; holderOf: HolderOf };

/** What stands in the way of recording it, or makes it unnecessary. */
function Known({ view, bout, result, holderOf }: KnownProps) {
  const recorded = recordedResult(bout);
  if (recorded !== undefined) {
    const isSame = result === undefined ? undefined : isSameResult(result, recorded);
    return (
      <Banner
        tone={isSame === false ? "wait" : "neutral"}
        icon={isSame === false ? "warn" : "info"}
        action={
          isSame === true ? null : <TextLink href={correctionPath(view, bout.uuid)}>{words.correct}</TextLink>
        }
      >
        {words.recorded(recordedText(view, bout))}{" "}
        {isSame === undefined ? null : isSame ? words.isSame : words.isOther}
      </Banner>
    );
  }
  const holder = holderOf(bout.carpet?.uuid);
  if (hasBegun(bout))
    return (
      <Banner tone="wait" icon="warn">
        {holder === undefined ? words.leftByTable : words.atTable(holder)}
      </Banner>
    );
  return isPaired(bout) ? null : <Banner icon="info">{words.waits}</Banner>;
}
