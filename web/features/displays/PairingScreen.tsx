import { createApi } from "#contract/api/client.ts";
import type { DisplaySelf } from "#contract/display/display.ts";
import { ApiFailure } from "#contract/error.ts";
import styles from "./PairingScreen.module.css";
import { displayLink } from "./screenQuery.ts";
import { displays } from "#texts/displays/displays.ts";
import { Mark } from "#web/kit/Mark.tsx";
import { QrCode } from "#web/kit/QrCode.tsx";
import { deviceMemory } from "#web/platform/browser/tabMemory.ts";
import { sendByFetch } from "#web/platform/session/sendByFetch.ts";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import { useEffect, useState } from "react";

const text = displays.self;

type Props = { pairing: Pairing; origin: string };

/** What a screen without a competition shows: how to give it one. */
export function PairingScreen({ pairing: { self, hasFailed }, origin }: Props) {
  const code = self?.code ?? undefined;
  return (
    <div className={styles.pairing}>
      <header>
        <Mark variant="dark" className={styles.mark} />
        <h1>{text.title}</h1>
      </header>
      {code === undefined ? (
        <p className={styles.wait}>{hasFailed ? text.failed : text.waiting}</p>
      ) : (
        <div className={styles.main}>
          <div>
            <p className={styles.label}>{text.code}</p>
            <output className={styles.code}>{code}</output>
            <p>{text.text}</p>
            <p>{text.or}</p>
            {hasFailed ? <p className={styles.wait}>{text.failed}</p> : null}
          </div>
          <QrCode
            text={origin.replace(/\/$/, "") + addressOf(`/display/claim?code=${code}`)}
            label={text.qr}
            className={styles.qr}
          />
        </div>
      )}
    </div>
  );
}

const KEY = "kover-display";
const LOOK_MS = 2000;

type Pairing = { readonly self: DisplaySelf | undefined; readonly hasFailed: boolean };

/**
 * A screen on its way into a competition: it keeps its key, so that after a power cut the same address brings the same
 * picture. Asks until somebody has claimed it, draws a new code when the old one has ended.
 */
export function usePairing(apiBase: string): Pairing {
  const [pairing, setPairing] = useState<Pairing>({ self: undefined, hasFailed: false });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      try {
        const { token, self } = await findSelf(apiBase);
        if (isOver) return;
        if (self.competition !== null)
          return location.replace(displayLink(location.origin, self.competition, token));
        setPairing({ self, hasFailed: false });
      } catch {
        if (!isOver) setPairing((now) => ({ ...now, hasFailed: true }));
      }
      timer = setTimeout(() => void look(), LOOK_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [apiBase]);
  return pairing;
}

async function findSelf(apiBase: string): Promise<{ token: string; self: DisplaySelf }> {
  const kept = deviceMemory.getItem(KEY);
  const apiOf = (token: string | undefined) =>
    createApi({ base: apiBase, send: sendByFetch, token: () => token });
  if (kept !== null) {
    try {
      const { data: self } = await apiOf(kept).displays.self();
      if (self.competition !== null || (self.codeUntil ?? 0) > Date.now()) return { token: kept, self };
    } catch (cause) {
      if (!(cause instanceof ApiFailure) || cause.error.status !== 401) throw cause;
    }
  }
  const { data } = await apiOf(undefined).displays.open({ data: {} });
  // Where it cannot be kept the screen is paired for as long as the page is open.
  deviceMemory.setItem(KEY, data.token);
  return data;
}
