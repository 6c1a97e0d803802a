import type { ReactNode } from "react";
import { refereeing as text } from "#web/i18n/ru/refereeing.ts";
import { tableState as words } from "#web/i18n/ru/tableState.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import styles from "./TableHeader.module.css";
import { whereSaved, type TableState } from "./tableState.ts";

type Props = {
  backHref: string;
  carpet: string | undefined;
  title: string;
  detail: string;
  state: TableState;
  isLocked: boolean;
  onSwap: () => void;
  /** What else belongs to this table, such as its boards. */
  tools: ReactNode;
};

export function TableHeader({ backHref, carpet, title, detail, state, isLocked, onSwap, tools }: Props) {
  const isOff = state.phase !== "live" && state.phase !== "acquiring" && state.phase !== "syncing";
  return (
    <header className={styles.head}>
      <IconButton icon="back" label={text.back} href={backHref} className={styles.back} />
      {carpet === undefined ? null : <span className={styles.carpet}>{carpet}</span>}
      <div className={styles.what}>
        <h1>{title}</h1>
        <p>{detail}</p>
      </div>
      <output className={styles.net} data-off={isOff ? "" : undefined} data-saved={whereSaved(state)}>
        <Icon name={isOff ? "nowifi" : "wifi"} size={18} />
        {connectionText(state)}
      </output>
      <button type="button" className={styles.swap} disabled={isLocked} onClick={onSwap}>
        <Icon name="swap" size={18} />
        {text.swap}
      </button>
      {tools}
    </header>
  );
}

/** LS8: where the acts are comes first; "sent" is never said of what is only here. */
function connectionText(state: TableState): string {
  const waiting = state.table.pending.length + state.waitingElsewhere;
  switch (whereSaved(state)) {
    case "nowhere":
      return words.where.nowhere(state.unkept.size);
    case "device":
      return deviceText(state, waiting);
    case "server":
      return state.phase === "live" ? words.where.server : phaseText(state, waiting);
  }
}

function deviceText(state: TableState, waiting: number): string {
  if (state.phase === "live" || state.phase === "syncing") return words.where.sending(waiting);
  return state.phase === "offline" ? words.where.device(waiting) : words.where.onDevice(waiting);
}

function phaseText({ phase }: TableState, waiting: number): string {
  if (phase === "live") return words.where.server;
  return phase === "offline" ? words.where.device(waiting) : words.phase[phase];
}
