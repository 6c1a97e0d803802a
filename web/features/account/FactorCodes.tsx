import { useEffect, useRef } from "react";
import { saveFile } from "#web/platform/files/saveFile.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { secondFactor } from "#web/i18n/ru/account/secondFactor.ts";
import { Button } from "#web/kit/Button.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import styles from "./secondFactor.module.css";

const { codes: words } = secondFactor;

/** Shown this once: the server keeps only what it can compare (AU71). */
export function FactorCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const list = useRef<HTMLOListElement>(null);
  // The form that was sent is gone: whoever works by keyboard goes on here.
  useEffect(() => list.current?.focus(), []);
  const text = codes.join("\n");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ type: "success", message: words.copied });
    } catch {
      showToast({ message: words.notCopied });
    }
  };
  return (
    <>
      <Heading level={3}>{words.title}</Heading>
      <Banner tone="wait" icon="warn">
        {words.about}
      </Banner>
      <ol ref={list} className={styles.codes} tabIndex={-1} aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Row gap={12} align="stretch" wraps>
        <Button variant="secondary" onClick={() => saveFile(words.file, `${text}\n`, "text/plain")}>
          {words.save}
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </Row>
    </>
  );
}
