import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { RESULT, useResultKeys } from "./resultKeys.ts";
import { SearchResults, totalOf } from "./SearchResults.tsx";
import { SHOWN, useSearch, type Search } from "./useSearch.ts";
import { search } from "#texts/search.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { cx } from "#web/kit/cx.ts";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import field from "./field.module.css";
import styles from "./SearchPage.module.css";
import type { loadSearchPage } from "./loadSearchPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export function SearchPage({ loaderData }: PageProps<typeof loadSearchPage>) {
  const { typed, setTyped } = useTypedInAddress();
  const found = useSearch(typed, SHOWN, loaderData.typed === typed.trim() ? loaderData.answer : undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const box = useRef<HTMLDivElement>(null);
  useResultKeys(box, { onEscape: () => input.current?.focus() });
  return (
    <Wrap className={styles.page}>
      <PageTitle title={search.title} />
      <div ref={box}>
        <search>
          <form
            className={cx(field.field, styles.field)}
            action="/search"
            onSubmit={(event) => event.preventDefault()}
          >
            <Icon name="search" />
            <input
              ref={input}
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              aria-label={search.label}
              placeholder={search.hint}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              {...RESULT}
            />
          </form>
        </search>
        <Found typed={typed.trim()} found={found} />
      </div>
    </Wrap>
  );
}

function Found({ typed, found: { state, again } }: { typed: string; found: Search }) {
  if (state.phase === "short") {
    return (
      <Card>
        <EmptyState title={search.short}>{search.shortText}</EmptyState>
      </Card>
    );
  }
  if (state.phase === "failed") {
    return (
      <Banner
        tone="wait"
        icon={state.reason === "offline" ? "nowifi" : "info"}
        title={search.failed[state.reason]}
        action={
          <Button size="sm" variant="secondary" onClick={again}>
            {search.again}
          </Button>
        }
      />
    );
  }
  const { answer } = state;
  if (answer === undefined) return <Waiting />;
  return (
    <div className={cx(state.phase === "loading" && styles.stale)} aria-busy={state.phase === "loading"}>
      <output className={styles.count}>{totalOf(answer) > 0 ? search.found(totalOf(answer)) : null}</output>
      <Card className={styles.results}>
        {totalOf(answer) > 0 ? (
          <SearchResults answer={answer} />
        ) : (
          <EmptyState title={search.nothing(typed)}>{search.nothingText}</EmptyState>
        )}
      </Card>
    </div>
  );
}

function Waiting() {
  return (
    <Card className={styles.results} aria-label={search.loading} aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Card>
  );
}

const TYPING_MS = 400;

/** The address follows the typing, and the field follows the address when somebody goes back. */
function useTypedInAddress() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("q") ?? "";
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (typed.trim() !== asked) setTyped(asked);
  }
  useEffect(() => {
    if (typed.trim() === asked) return undefined;
    const write = () =>
      setParams(typed.trim() === "" ? {} : { q: typed.trim() }, { replace: true, preventScrollReset: true });
    const timer = setTimeout(write, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, setParams]);
  return { typed, setTyped };
}
