import type { RefObject } from "react";
import { search } from "#texts/search.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Button } from "#web/kit/Button.tsx";
import { cx } from "#web/kit/cx.ts";
import { SearchResults, totalOf } from "./SearchResults.tsx";
import { RESULT, useResultKeys } from "./resultKeys.ts";
import styles from "./search.module.css";
import { useSearch } from "./useSearch.ts";

const SHOWN = 4;

type Props = {
  typed: string;
  /** The field and everything under it: the arrows walk through both. */
  box: RefObject<HTMLElement | null>;
  onEscape: (from: Element | null) => void;
  onClose: () => void;
};

/** Under the field of the header, while something is typed there. */
export function SearchPanel({ typed, box, onEscape, onClose }: Props) {
  useResultKeys(box, { onEscape, onLeave: onClose });
  const { state, again } = useSearch(typed, SHOWN);
  const answer = "answer" in state ? state.answer : undefined;
  return (
    <section className={styles.panel} aria-label={search.results}>
      <output className={styles.status}>
        {state.phase === "short" ? search.short : null}
        {state.phase === "loading" ? search.loading : null}
        {state.phase === "found" ? foundText(typed, totalOf(state.answer)) : null}
        {state.phase === "failed" ? search.failed[state.reason] : null}
      </output>
      {state.phase === "failed" ? (
        <Button size="sm" variant="secondary" onClick={again} {...RESULT}>
          {search.again}
        </Button>
      ) : null}
      {answer ? (
        <div className={cx(state.phase === "loading" && styles.stale)}>
          <SearchResults answer={answer} onChosen={onClose} />
          {totalOf(answer) > 0 ? (
            <Anchor
              className={styles.all}
              href={`/search?q=${encodeURIComponent(typed.trim())}`}
              onClick={onClose}
              {...RESULT}
            >
              {search.all}
            </Anchor>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

const foundText = (typed: string, total: number) =>
  total === 0 ? search.nothing(typed.trim()) : search.found(total);
