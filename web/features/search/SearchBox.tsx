import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { LONGEST_SEARCH } from "#domain/search/search.ts";
import { search } from "#texts/search.ts";
import { cx } from "#web/kit/cx.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import { focusBySlash } from "#web/kit/focusBySlash.ts";
import field from "./field.module.css";
import styles from "./SearchBox.module.css";

/** Most visitors never search: what shows the results is fetched with the first letter. */
const SearchPanel = lazy(async () => ({ default: (await import("./SearchPanel.tsx")).SearchPanel }));

/** The field of the header. Without script it is a form that leads to the page of results. */
export function SearchBox({ className }: { className?: string | undefined }) {
  const [typed, setTyped] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // On a phone the field is not shown and the key does nothing; there the header has a link.
  useEffect(() => focusBySlash(() => input.current), []);
  // What was typed before the page was hydrated is searched for as well.
  useLayoutEffect(() => {
    const early = input.current?.value ?? "";
    if (early === "") return;
    setTyped(early);
    setIsOpen(document.activeElement === input.current);
  }, []);

  const box = useRef<HTMLElement>(null);
  const onEscape = (from: Element | null) => {
    setIsOpen(false);
    if (from === input.current) input.current?.blur();
    else input.current?.focus();
  };
  return (
    <search ref={box} className={cx(styles.box, className)}>
      <Form action="/search" className={cx(field.field, styles.field)} onSubmit={() => setIsOpen(false)}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          aria-label={search.label}
          aria-keyshortcuts="/"
          placeholder={search.hint}
          value={typed}
          onFocus={() => setIsOpen(true)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setIsOpen(true);
          }}
          data-result=""
        />
        <Kbd className={styles.key}>/</Kbd>
      </Form>
      {isOpen && typed.trim() !== "" ? (
        <Suspense>
          <SearchPanel typed={typed} box={box} onEscape={onEscape} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </search>
  );
}
