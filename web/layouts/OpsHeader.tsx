import { useEffect } from "react";
import { isRecord } from "#contract/shape.ts";
import { isCompetitionText, readCompetition } from "#web/platform/realtime/competitionText.ts";
import { useLocation, useMatches, useParams } from "react-router";
import { z } from "zod";
import type { User } from "#contract/event/content.ts";
import type { Rights } from "#contract/competition/rights.ts";
import { ColourModeSwitch } from "./ColourModeSwitch.tsx";
import { formatDays } from "#texts/dates.ts";
import { toldDays } from "#web/i18n/spoken/eventDates.ts";
import { general, newTab } from "#texts/general.ts";
import { roles } from "#texts/organiser/roles.ts";
import { operation } from "#texts/headTable/operation.ts";
import { useRoomConnection } from "#web/platform/clock/roomConnection.ts";
import { useMaybeSession } from "#web/platform/session/Session.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import icons from "#web/kit/icons/icons.svg?url";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { Mark } from "#web/kit/Mark.tsx";
import styles from "./OpsHeader.module.css";
import { opsSections, type OpsSection } from "./opsSections.ts";
import { useHallClock } from "#web/sport/time/ClockTime.tsx";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { UserMenu } from "./UserMenu.tsx";

export function OpsHeader({ rights }: { rights: Rights | undefined }) {
  const user = useMaybeSession()?.user;
  const { uuid = "" } = useParams();
  const { key } = useLocation();
  const competition = useShownCompetition();
  return (
    <header className={styles.ops}>
      <Anchor href={rights?.rights.includes("read") ? `/competition/${uuid}` : "/"} className={styles.brand}>
        <Mark variant="dark" />
        <span>
          <b>{competition?.title ?? rights?.title ?? general.name}</b>
          <small>{formatDays(competition?.event ? toldDays(competition.event) : undefined)}</small>
        </span>
      </Anchor>
      {rights ? <Sections uuid={uuid} sections={opsSections(rights)} /> : null}
      <Connection />
      <Clock />
      <ColourModeSwitch className={styles.mode} />
      {user ? <UserMenu key={key} user={user} role={roleAt(user, uuid)} /> : null}
    </header>
  );
}

/** The roles of this event in words; of who has none that of the account. */
function roleAt({ role: ofAccount, eventRoles = [] }: User, uuid: string): string {
  const here = eventRoles.filter(({ competitionUuid }) => competitionUuid === uuid);
  if (here.length === 0) return general.roles[ofAccount?.type ?? "public"];
  return here.map(({ role }) => roles.names[role].toLowerCase()).join(", ");
}

function Sections({ uuid, sections }: { uuid: string; sections: readonly OpsSection[] }) {
  const { pathname } = useLocation();
  const within = pathname.slice(`/competition/${uuid}`.length).replace(/\/$/, "");
  return (
    <nav className={styles.sections} aria-label={operation.nav.label}>
      {sections.map(({ path, label, icon, isApart }) => (
        <Anchor
          key={path}
          href={`/competition/${uuid}${path}`}
          target={isApart && "_blank"}
          aria-current={(path === "" ? within === "" : within.startsWith(path)) ? "page" : undefined}
        >
          <Icon name={icon} size={18} />
          <span>{label}</span>
          {isApart ? <VisuallyHidden>, {newTab}</VisuallyHidden> : null}
        </Anchor>
      ))}
    </nav>
  );
}

function Connection() {
  usePrefetchedIcons();
  const room = useRoomConnection();
  const isOnline = useIsOnline() && room !== "lost";
  const words = room === "connecting" ? general.connection.connecting : general.connection.online;
  return (
    <output className={styles.connection} data-offline={!isOnline || undefined}>
      <Icon name={isOnline ? "wifi" : "nowifi"} size={18} />
      <span>{isOnline ? words : general.connection.offline}</span>
    </output>
  );
}

function Clock() {
  const time = useHallClock();
  return time === undefined ? (
    <span className={styles.clock} />
  ) : (
    <time className={styles.clock}>{time}</time>
  );
}

const shownSchema = z.object({
  title: z.string(),
  event: z.object({ dateOfEvent: z.string().nullable(), lastDay: z.string().nullish() }).nullable(),
});

/** The competition of the page below, whichever way it was loaded. */
function useShownCompetition() {
  for (const { loaderData } of useMatches().toReversed()) {
    const competition = isRecord(loaderData) ? loaderData["competition"] : undefined;
    const shown = shownSchema.safeParse(
      isCompetitionText(competition) ? readCompetition(competition) : competition,
    );
    if (shown.success) return shown.data;
  }
  return undefined;
}

/** Fetched while there is a line: the sign that there is none is drawn when nothing can be fetched. */
function usePrefetchedIcons(): void {
  useEffect(() => void fetch(icons).catch(() => {}), []);
}
