import type { DrawAllAnswer } from "#contract/draw/draw.ts";
import { fullName } from "#web/i18n/names.ts";
import { drawing } from "#texts/drawing.ts";
import { formatWords } from "#texts/sport/bout.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { List, Stack } from "#web/kit/layout/layout.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import styles from "./Drawing.module.css";
import type { DrawDesk } from "./drawDesk.ts";
import { useDrawTogether, type Together } from "./useDrawTogether.ts";

const text = drawing.all;

type Props = { desk: DrawDesk; onDrawn: (answers: DrawAllAnswer["categories"]) => void; onClose: () => void };

/** Which categories are ready, which of them are drawn now, and what keeps the others and their athletes out (DR90). */
export function DrawAllDialog({ desk, onDrawn, onClose }: Props) {
  const together = useDrawTogether(desk, onDrawn);
  const { known, ready, chosen, mayBeUnweighed } = together;
  return (
    <ActDialog
      title={text.title}
      confirm={text.confirm}
      size="lg"
      canConfirm={chosen.length > 0}
      onClose={onClose}
      onConfirm={together.draw}
    >
      <p>{text.text}</p>
      <Checkbox
        label={drawing.unweighed}
        checked={mayBeUnweighed}
        onChange={({ target }) => together.setMayBeUnweighed(target.checked)}
      />
      {known === undefined ? (
        <Stack as="output" gap={8} aria-label={text.loading}>
          <Skeleton />
          <Skeleton width={70} />
        </Stack>
      ) : known.problem === undefined ? (
        <>
          <Lists desk={desk} together={together} />
          {ready.length === 0 ? null : <output>{text.chosen(chosen.length)}</output>}
        </>
      ) : (
        <Banner tone="bad" title={text.failed}>
          {known.problem}
        </Banner>
      )}
    </ActDialog>
  );
}

function Lists({ desk: { competition }, together }: { desk: DrawDesk; together: Together }) {
  const { categories, ready, except, setExcept, toggle } = together;
  const titleOf = (category: string) =>
    competition.categories.find(({ uuid }) => uuid === category)?.title ?? "";
  const others = categories.filter(({ outcome }) => outcome !== "drawn" && outcome !== "drawn-before");
  return (
    <>
      <Heading level={3} look="h4">
        {text.ready}
      </Heading>
      {ready.length === 0 ? <p className={styles.hint}>{text.noneReady}</p> : null}
      {ready.length < 2 ? null : (
        <Checkbox
          label={text.everyReady}
          checked={ready.every(({ category }) => !except.has(category))}
          onChange={({ target }) =>
            setExcept(new Set(target.checked ? [] : ready.map(({ category }) => category)))
          }
        />
      )}
      <List lines="above" inset={[10, 0]} className={styles.results}>
        {ready.map(({ category, athletes, bouts, format, left }) => (
          <li key={category}>
            <Checkbox
              label={titleOf(category)}
              checked={!except.has(category)}
              onChange={({ target }) => toggle(category, target.checked)}
            />
            <small>{`${text.outcomes.drawn(athletes, bouts)}, ${formatWords(format)}`}</small>
            <LeftOut left={left} />
          </li>
        ))}
      </List>
      {others.length === 0 ? null : (
        <>
          <Heading level={3} look="h4">
            {text.notReady}
          </Heading>
          <List lines="above" inset={[10, 0]} className={styles.results}>
            {others.map(({ category, outcome, athletes, bouts, left }) => (
              <li key={category}>
                {titleOf(category)}
                <small>{text.outcomes[outcome](athletes, bouts)}</small>
                <LeftOut left={left} />
              </li>
            ))}
          </List>
        </>
      )}
    </>
  );
}

/** Who of a category is not drawn, each with everything that keeps them out. */
export function LeftOut({ left }: Pick<DrawAllAnswer["categories"][number], "left">) {
  if (left.length === 0) return null;
  return (
    <details className={styles.left}>
      <summary>{text.left(left.length)}</summary>
      <ul className={styles.lines}>
        {left.map((one, index) => (
          <li key={index}>
            {fullName(one)}
            <small>{one.problems.map((problem) => drawing.problems[problem]).join(", ")}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
