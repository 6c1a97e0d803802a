import type { Competition } from "#contract/competition/entity.ts";
import type { DisplayReadiness, TableReadiness } from "#contract/day/readiness.ts";
import styles from "./ReadinessCard.module.css";
import type { FreshDesk } from "#web/features/headTable/desk/useFreshDesk.ts";
import { isAway } from "#web/features/headTable/desk/useSilentTable.ts";
import { deskWords, spanWords } from "#texts/headTable/desk.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { FoldedCard } from "#web/kit/FoldedCard.tsx";
import { Icon, type IconName } from "#web/kit/Icon.tsx";
import { List } from "#web/kit/layout/layout.tsx";
import { isSameProps } from "#web/kit/sameProps.ts";
import { RetryBanner } from "#web/kit/RetryBanner.tsx";
import { deviceName } from "#web/platform/browser/deviceName.ts";
import { memo } from "react";

const text = deskWords.readiness;

type Props = Pick<Competition, "uuid" | "carpets"> & { fresh: FreshDesk };

/** Every table and screen of the hall in one list: who is there, whose clock is off, who has not sent all (DK1, DK2). */
export const ReadinessCard = memo(function ReadinessCard({ uuid, carpets, fresh }: Props) {
  const { desk, lookedAtMs, hasFailed, look } = fresh;
  const tables = carpets.map((carpet) => ({
    carpet,
    line: tableLine(desk.mats.find((mat) => mat.carpet === carpet.uuid)?.table ?? null, lookedAtMs),
  }));
  const displays = desk.displays.map((display) => ({ display, line: displayLine(display, lookedAtMs) }));
  const lines = [...tables, ...displays].map(({ line }) => line);
  const online = lines.filter(({ state }) => state === "online").length;
  const isWell = lines.every(({ state, isDoubtful }) => state !== "away" && !isDoubtful);
  return (
    <FoldedCard
      title={text.title}
      isFlush
      isOpen={!isWell || lines.length === 0}
      notice={
        hasFailed ? (
          <RetryBanner isStrip onRetry={() => void look()}>
            {text.stale}
          </RetryBanner>
        ) : undefined
      }
      aside={
        lines.length === 0 ? undefined : (
          <Badge tone={online === 0 ? "line" : isWell ? "ok" : "wait"}>
            {text.share(online, lines.length)}
          </Badge>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyState title={text.none} level={3}>
          {text.noneText}
        </EmptyState>
      ) : null}
      <List lines="above" inset={[10, 16]} aria-label={text.tables}>
        {tables.map(({ carpet, line }) => (
          <Device
            key={carpet.uuid}
            icon="mat"
            line={line}
            name={carpet.name}
            href={`/competition/${uuid}/refereeing/carpet/${carpet.uuid}`}
          />
        ))}
      </List>
      <Screens displays={displays} isShown={lines.length > 0} />
    </FoldedCard>
  );
});

type ScreensProps = {
  displays: readonly { readonly display: DisplayReadiness; readonly line: DeviceLine }[];
  isShown: boolean;
};

function Screens({ displays, isShown }: ScreensProps) {
  if (displays.length === 0) return isShown ? <p className={styles.none}>{text.noScreens}</p> : null;
  return (
    <List lines="above" inset={[10, 16]} aria-label={text.screens}>
      {displays.map(({ display, line }) => (
        <Device key={display.id} icon="screen" line={line} name={display.name} href={undefined} />
      ))}
    </List>
  );
}

const TONES = { online: "ok", away: "bad", absent: "line" } as const satisfies Record<DeviceState, string>;

type DeviceProps = { icon: IconName; line: DeviceLine; name: string; href: string | undefined };

/** They are looked at again every few seconds; who does as before is not painted again. */
const Device = memo(function Device({ icon, line, name, href }: DeviceProps) {
  return (
    <li className={styles.device} data-state={line.state}>
      <Icon name={icon} size={20} />
      <span className={styles.name}>
        {href === undefined ? (
          <b>{name}</b>
        ) : (
          <Anchor href={href} aria-label={text.open(name)}>
            {name}
          </Anchor>
        )}
      </span>
      <Badge tone={TONES[line.state]}>{line.badge}</Badge>
      {line.facts.length === 0 ? null : (
        <small data-doubtful={line.isDoubtful || undefined}>{line.facts.join(" · ")}</small>
      )}
    </li>
  );
}, isSameProps);

/** Below this nobody in the hall sees it: clocks of the product go by the server's time anyway. */
const CLOCK_SLACK_MS = 1000;

type DeviceState = "online" | "away" | "absent";

/** How a device does, as the list says it (DK1, DK2). */
type DeviceLine = {
  readonly state: DeviceState;
  readonly badge: string;
  readonly facts: readonly string[];
  /** Something a person should look at even though the device answers. */
  readonly isDoubtful: boolean;
};

export function tableLine(table: TableReadiness | null, nowMs: number): DeviceLine {
  if (table === null) return { state: "absent", badge: text.free, facts: [text.freeText], isDoubtful: false };
  const silentMs = nowMs - table.seenAt;
  const isOnline = !isAway(table, nowMs);
  const { unsent, undecided, offsetMs } = table;
  return {
    state: isOnline ? "online" : "away",
    badge: isOnline ? text.online : text.gone(spanWords(silentMs)),
    facts: [
      text.heldBy(table.user, deviceName(table.userAgent)),
      clockFact(offsetMs),
      // All is sent only when nothing of it waits for a decision either: the table says the same (LS33).
      ...(unsent === null || (unsent === 0 && undecided > 0) ? [] : [sentFact(unsent, isOnline)]),
      ...(undecided === 0 ? [] : [text.undecided(undecided)]),
    ],
    isDoubtful: isClockOff(offsetMs) || (unsent ?? 0) > 0 || undecided > 0,
  };
}

export function displayLine(
  { isOnline, seenAt, offsetMs }: Pick<DisplayReadiness, "isOnline" | "seenAt" | "offsetMs">,
  nowMs: number,
): DeviceLine {
  if (seenAt === null) return { state: "absent", badge: text.never, facts: [], isDoubtful: false };
  return {
    state: isOnline ? "online" : "away",
    badge: isOnline ? text.online : text.gone(spanWords(nowMs - seenAt)),
    facts: [clockFact(offsetMs)],
    isDoubtful: isClockOff(offsetMs),
  };
}

const isClockOff = (offsetMs: number | null) => Math.abs(offsetMs ?? 0) >= CLOCK_SLACK_MS;

/** The offset is what the device's clock lacks: one that is behind has a positive one. */
function clockFact(offsetMs: number | null): string {
  if (offsetMs === null) return text.clockUnknown;
  if (!isClockOff(offsetMs)) return text.clockRight;
  const off = spanWords(Math.abs(offsetMs));
  return offsetMs > 0 ? text.clockSlow(off) : text.clockFast(off);
}

/** Nobody knows what a table that is away has written since. */
function sentFact(unsent: number, isOnline: boolean): string {
  if (!isOnline) return text.wasUnsent(unsent);
  return unsent === 0 ? text.allSent : text.unsent(unsent);
}
