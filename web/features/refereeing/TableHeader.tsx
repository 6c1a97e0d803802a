import type { ComponentProps, ReactNode } from "react";
import { control } from "#texts/refereeing/control.ts";
import { refereeing as text } from "#texts/refereeing/refereeing.ts";
import { tableState as words } from "#texts/refereeing/tableState.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Icon, type IconName } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import type { Refused } from "./journal/useRefused.ts";
import type { TableSound } from "./input/useHorn.ts";
import styles from "./TableHeader.module.css";
import { whereSaved, type TableState } from "#contract/table/tableState.ts";

type Props = {
  backHref: string;
  carpet: string | undefined;
  title: string;
  /** The weight first: on a phone there is no room for more. */
  shortTitle: string;
  detail: string;
  state: TableState;
  /** Acts that are not in the protocol. */
  refused: Pick<Refused, "unread" | "undecided">;
  isLocked: boolean;
  sound: TableSound;
  previous: PreviousBout | undefined;
  onOpen: (dialog: { readonly type: "swap" | "sound" | "help" | "more" }) => void;
  /** What else belongs to this table, such as its boards. */
  tools: ReactNode;
};

/** The bout this mat finished last. */
export type PreviousBout = { readonly number: number | null; readonly href: string };

/** Where we are, whether it is saved, and what is needed once a bout. */
export function TableHeader(props: Props) {
  const { backHref, carpet, title, shortTitle, detail, state, refused } = props;
  const { isLocked, sound, previous, onOpen, tools } = props;
  const isOnTheWay = state.phase === "acquiring" || state.phase === "syncing";
  const isWaiting = isOnTheWay || (refused.undecided ?? 0) > 0;
  const isOff = (state.phase !== "live" && !isOnTheWay) || refused.unread > 0;
  return (
    <Row as="header" gap={14} className={styles.head}>
      <IconButton icon="back" label={text.back} href={backHref} className={styles.back} />
      {carpet === undefined ? null : <span className={styles.carpet}>{carpet}</span>}
      <div className={styles.what}>
        <h1 title={title}>
          <span className={styles.long}>{title}</span>
          <span className={styles.short}>{shortTitle}</span>
        </h1>
        {sound === "locked" ? <p className={styles.hint}>{control.header.soundLocked}</p> : <p>{detail}</p>}
      </div>
      <Row
        as="output"
        gap={8}
        className={styles.net}
        data-off={isOff ? "" : undefined}
        data-wait={isWaiting ? "" : undefined}
        data-saved={whereSaved(state)}
      >
        <Icon name={signOf(state, refused)} size={18} />
        {connectionText(state, refused)}
      </Row>
      <div className={styles.tools}>
        {previous === undefined || previous.number === null ? null : (
          <Anchor
            href={previous.href}
            className={styles.tool}
            aria-label={control.header.previousLabel(previous.number)}
          >
            <Icon name="left" size={18} />
            {control.header.previous(previous.number)}
          </Anchor>
        )}
        <Tool label={text.swap} disabled={isLocked} onClick={() => onOpen({ type: "swap" })}>
          <Icon name="swap" size={18} />
          <span className={styles.word}>{text.swap}</span>
        </Tool>
        <Tool
          data-sound={sound}
          label={sound === "off" ? control.header.soundOff : control.header.sound}
          onClick={() => onOpen({ type: "sound" })}
        >
          <Icon name={sound === "off" ? "bellOff" : "bell"} size={18} />
        </Tool>
        <Tool label={control.header.help} onClick={() => onOpen({ type: "help" })}>
          ?
        </Tool>
        {tools}
      </div>
      <button type="button" className={styles.more} onClick={() => onOpen({ type: "more" })}>
        {control.more.open}
      </button>
    </Row>
  );
}

type ToolProps = ComponentProps<"button"> & { label: string; "data-sound"?: string };

const Tool = ({ label, ...rest }: ToolProps) => (
  <button {...rest} type="button" className={styles.tool} aria-label={label} title={label} />
);

/** While the table is being taken it is not connected, and does not look it. */
function signOf({ phase }: TableState, { unread, undecided }: Props["refused"]): IconName {
  if (phase === "acquiring" || phase === "syncing") return "clock";
  if (phase !== "live") return "nowifi";
  if (unread > 0) return "warn";
  return (undecided ?? 0) > 0 ? "clock" : "wifi";
}

/** LS8, LS33: where the acts are comes first; that all is sent is never said of what is only here, refused or undecided. */
function connectionText(state: TableState, refused: Props["refused"]): string {
  const waiting = state.table.pending.length + state.waitingElsewhere;
  switch (whereSaved(state)) {
    case "nowhere":
      return words.where.nowhere(state.unkept.size);
    case "device":
      return deviceText(state, waiting);
    case "server":
      return phaseText(state, waiting, refused);
  }
}

function deviceText(state: TableState, waiting: number): string {
  if (state.phase === "live" || state.phase === "syncing") return words.where.sending(waiting);
  return state.phase === "offline" ? words.where.device(waiting) : words.where.onDevice(waiting);
}

function phaseText({ phase }: TableState, waiting: number, { unread, undecided }: Props["refused"]): string {
  if (phase === "offline") return words.where.device(waiting);
  if (phase !== "live") return words.phase[phase];
  if (unread > 0) return words.where.refused(unread);
  if (undecided === undefined) return words.where.online;
  return undecided > 0 ? words.where.undecided(undecided) : words.where.server;
}
