import type { Closing } from "#contract/event/closing.ts";
import type { ChecklistCode } from "#domain/competition/checklist.ts";
import { closing as text } from "#texts/organiser/closing.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { mayAt } from "#web/platform/session/decideAccess.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import type { ClosedSubject } from "./useClosing.ts";
import styles from "./closing.module.css";

type Props = {
  title: string;
  points: Closing["points"];
  subject: ClosedSubject;
  isBlocking?: boolean;
};

/** What is open, each with the way to where it is solved. */
export function PointList({ title, points, subject, isBlocking = false }: Props) {
  const { user } = useSession();
  return (
    <section aria-label={title} className={styles.points} data-blocking={isBlocking || undefined}>
      <b>{title}</b>
      <ul>
        {points.map(({ code, count }) => {
          const href = placeOf(code, subject, mayAt(user, "organise", subject.uuid));
          return (
            <li key={code}>
              <Icon name={isBlocking ? "warn" : "info"} size={18} />
              <span>{text.points[code](count)}</span>
              {href === undefined ? null : <TextLink href={href}>{text.solve}</TextLink>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const DESK: Partial<Record<ChecklistCode, string>> = {
  "bouts-on-mats": "",
  "unsent-acts": "/refereeing",
  "parked-acts": "/parked",
  "categories-open": "/refereeing",
  undrawn: "",
  ties: "/awarding",
  "medals-left": "/awarding",
  "days-open": "",
};
const ORGANISER: Partial<Record<ChecklistCode, string>> = {
  "entries-undecided": "/entries",
  "entries-asked": "/entries",
  "claims-open": "/entries",
  "referees-incomplete": "/referees",
  "people-incomplete": "/entries",
};

/** The pages of the organiser are for admins; who else closes an event is told, and asks one. */
function placeOf(code: ChecklistCode, { uuid, eventId }: ClosedSubject, isOfAdmin: boolean) {
  const desk = DESK[code];
  if (desk !== undefined) return `/competition/${uuid}${desk}`;
  return isOfAdmin && eventId !== undefined
    ? `/organiser/events/${eventId}${ORGANISER[code] ?? ""}`
    : undefined;
}
