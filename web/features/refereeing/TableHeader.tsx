import { refereeing as text } from "#web/i18n/ru/refereeing.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import styles from "./TableHeader.module.css";
import type { TableState } from "./tableState.ts";

type Props = {
  backHref: string;
  carpet: string | undefined;
  title: string;
  detail: string;
  state: TableState;
  isLocked: boolean;
  onSwap: () => void;
};

export function TableHeader({ backHref, carpet, title, detail, state, isLocked, onSwap }: Props) {
  const isOff = state.phase === "offline" || state.phase === "signed-out";
  return (
    <header className={styles.head}>
      <IconButton icon="back" label={text.back} href={backHref} className={styles.back} />
      {carpet === undefined ? null : <span className={styles.carpet}>{carpet}</span>}
      <div className={styles.what}>
        <h1>{title}</h1>
        <p>{detail}</p>
      </div>
      <output className={styles.net} data-off={isOff ? "" : undefined}>
        <Icon name={isOff ? "nowifi" : "wifi"} size={18} />
        {connectionText(state)}
      </output>
      <button type="button" className={styles.swap} disabled={isLocked} onClick={onSwap}>
        <Icon name="swap" size={18} />
        {text.swap}
      </button>
    </header>
  );
}

function connectionText(state: TableState): string {
  const count = String(state.table.pending.length);
  switch (state.phase) {
    case "acquiring":
      return text.connection.acquiring;
    case "live":
      return count === "0" ? text.connection.live : text.connection.sending(count);
    case "offline":
      return text.connection.offline(count);
    case "denied":
    case "superseded":
    case "signed-out":
      return text.connection[state.phase];
  }
}
