import { useRef, useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { ApiFailure } from "#contract/error.ts";
import { isRecord } from "#contract/shape.ts";
import { requestCode } from "#texts/errors.ts";
import { Button } from "#web/kit/Button.tsx";
import styles from "./ErrorScreen.module.css";

/** What a person reads out to whoever looks after the server. */
export function RequestCode({ error }: { error: unknown }) {
  const id = requestIdOf(error);
  const code = useRef<HTMLElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  if (id === undefined) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setIsCopied(true);
    } catch {
      // Without HTTPS a browser has no clipboard: marked, it is copied by hand.
      if (code.current !== null) getSelection()?.selectAllChildren(code.current);
    }
  };
  return (
    <p className={styles.request}>
      <span>
        {requestCode.label} <b ref={code}>{id}</b>
      </span>
      <Button size="sm" variant="secondary" onClick={() => void copy()}>
        {isCopied ? requestCode.copied : requestCode.copy}
      </Button>
    </p>
  );
}

/** Of the request in which the server failed; a fault of the page alone has none (OP47). */
function requestIdOf(error: unknown): string | undefined {
  if (error instanceof ApiFailure) return error.error.requestId;
  const told: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  const id = isRecord(told) ? told["requestId"] : undefined;
  return typeof id === "string" ? id : undefined;
}
