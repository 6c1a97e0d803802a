import { sheets as words } from "#texts/headTable/sheets.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { shownState, type SheetRow, type ShownState } from "./sheetRows.ts";
import { correctionPath, recordedText, rowCode, rowPair, rowResult } from "./sheetWords.ts";
import styles from "./sheets.module.css";
import type { Sheets } from "./useSheets.ts";

type Props = {
  view: CompetitionView;
  sheets: Sheets;
  /** The row that was acted on is gone: the keyboard goes back to the form. */
  onActed: () => void;
};
type ShownRow = { readonly row: SheetRow; readonly state: ShownState };

/** What is not recorded yet, with the reason in sight, and what is. */
export function SheetLists({ view, sheets, onActed }: Props) {
  const shown = sheets.rows.map((row): ShownRow => ({
    row,
    state: shownState(row, view.bouts.get(row.bout ?? "")),
  }));
  const left = shown.filter(({ state }) => !isDone(state));
  const done = shown.filter(({ state }) => isDone(state));
  return (
    <>
      {shown.length === 0 ? null : (
        <Card isClipped>
          <CardHead>
            <CardTitle title={words.left} lead={left.length === 0 ? words.leftNone : undefined} />
            {left.length === 0 ? null : <Badge tone="wait">{left.length}</Badge>}
          </CardHead>
          <List lines="above" inset={[12, 20]} className={styles.rows}>
            {left.map((one) => (
              <LeftRow key={one.row.id} {...one} {...{ view, sheets, onActed }} />
            ))}
          </List>
        </Card>
      )}
      {done.length === 0 ? null : (
        <Card isClipped>
          <details>
            <summary className={styles.summary}>{words.done(done.length)}</summary>
            <List lines="above" inset={[10, 20]} className={styles.rows}>
              {done.map(({ row, state }) => (
                <li key={row.id}>
                  <What view={view} row={row} />
                  <Badge tone={TONES[state]}>{words.states[state]}</Badge>
                  <TextLink href={correctionPath(view, row.bout ?? "")}>{words.correct}</TextLink>
                </li>
              ))}
            </List>
          </details>
        </Card>
      )}
    </>
  );
}

const isDone = (state: ShownState) => state === "saved" || state === "same";

function What({ view, row }: { view: CompetitionView; row: SheetRow }) {
  return (
    <Stack gap={2} className={styles.what}>
      <b>{rowCode(view, row)}</b>
      <span>{[rowPair(view, row), rowResult(view, row)].filter(Boolean).join(", ")}</span>
    </Stack>
  );
}

const TONES = {
  open: "wait",
  queued: "neutral",
  waiting: "neutral",
  other: "wait",
  refused: "bad",
  lost: "bad",
  same: "neutral",
  saved: "ok",
} as const satisfies Record<ShownState, string>;

function LeftRow({ view, sheets, onActed, row, state }: Props & ShownRow) {
  const pressed = (act: (row: SheetRow) => void) => () => {
    act(row);
    onActed();
  };
  const bout = view.bouts.get(row.bout ?? "");
  const code = rowCode(view, row);
  const why =
    state === "other" && bout ? words.recorded(recordedText(view, bout)) : state === "refused" && row.refusal;
  return (
    <li>
      <Stack gap={2} className={styles.what}>
        <What view={view} row={row} />
        {why ? <small>{why}</small> : null}
      </Stack>
      <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      <Row gap={8} wraps justify="end" className={styles.buttons}>
        {state === "other" && bout ? (
          <TextLink href={correctionPath(view, bout.uuid)}>{words.correct}</TextLink>
        ) : null}
        {state === "refused" ? (
          <Button size="sm" onClick={pressed(sheets.retry)} aria-label={words.actOn(words.retry, code)}>
            {words.retry}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="secondary"
          aria-label={words.actOn(state === "open" ? words.go : words.mend, code)}
          onClick={pressed(sheets.mend)}
        >
          {state === "open" ? words.go : words.mend}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.actOn(words.drop, code)}
          onClick={pressed(sheets.drop)}
        >
          {words.drop}
        </Button>
      </Row>
    </li>
  );
}
