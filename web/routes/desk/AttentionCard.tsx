import { useState } from "react";
import type { Fighting } from "#contract/entity.ts";
import type { Desk } from "#contract/matActs.ts";
import { showToast } from "#web/frame/toasts/toasts.ts";
import { attentionWords as text } from "#web/i18n/ru/attention.ts";
import { mats } from "#web/i18n/ru/mats.ts";
import { pairText } from "#web/routes/view/boutText.ts";
import { useTimes } from "#web/sport/ClockTime.tsx";
import { Badge } from "#web/ui/Badge.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card, CardHead } from "#web/ui/Card.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { alarmsOf, type Alarm } from "./attention.ts";
import styles from "./AttentionCard.module.css";
import { placeApart } from "./placeApart.ts";
import { useBoutActs, type BoutActs } from "./useBoutActs.tsx";
import type { DeskState } from "./useDesk.ts";

type Props = { desk: DeskState; desks: Desk };

/** More than a person takes in at a glance; the most urgent come first. */
const SHOWN = 6;

/** What a chief has to look at, each line with the button that mends it. */
export function AttentionCard({ desk, desks }: Props) {
  const acts = useBoutActs(desk);
  const [isWhole, setIsWhole] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(NOTHING_LEFT);
  const alarms = alarmsOf(desk, desks, useTimes());
  const open = alarms.filter(({ key }) => !left.has(key));
  const shown = isWhole ? open : open.slice(0, SHOWN);
  return (
    <Card className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {mats.board.attention}
        </Heading>
        {open.length === 0 ? null : <Badge tone="bad">{open.length}</Badge>}
      </CardHead>
      {alarms.length === 0 ? (
        <p className={styles.calm}>
          <Icon name="check" />
          <span>
            <b>{mats.board.calm}</b> {mats.board.calmText}
          </span>
        </p>
      ) : null}
      <ul className={styles.alarms}>
        {shown.map((alarm) => (
          <Line
            key={alarm.key}
            desk={desk}
            acts={acts}
            alarm={alarm}
            onLeave={() => setLeft(new Set([...left, alarm.key]))}
          />
        ))}
      </ul>
      {shown.length < open.length ? (
        <p className={styles.more}>
          <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
            {text.more(open.length - shown.length)}
          </Button>
        </p>
      ) : null}
      {open.length < alarms.length ? (
        <p className={styles.more}>
          {text.left(alarms.length - open.length)}
          <Button size="sm" variant="ghost" onClick={() => setLeft(NOTHING_LEFT)}>
            {text.showLeft}
          </Button>
        </p>
      ) : null}
      {acts.dialog}
    </Card>
  );
}

const NOTHING_LEFT: ReadonlySet<string> = new Set();

type LineProps = { desk: DeskState; acts: BoutActs; alarm: Alarm; onLeave: () => void };

function Line({ alarm, ...rest }: LineProps) {
  return (
    <li data-icon={alarm.icon}>
      <Icon name={alarm.icon} />
      <div>
        <b>{alarm.title}</b>
        <span>{alarm.text}</span>
        <div className={styles.acts}>
          <Act alarm={alarm} {...rest} />
        </div>
      </div>
    </li>
  );
}

function Act({ desk, acts, alarm: { act, title }, onLeave }: LineProps) {
  const [isBusy, setIsBusy] = useState(false);
  const apart = useApart(desk, acts);
  const press = async (work: Promise<unknown>) => {
    setIsBusy(true);
    await work;
    setIsBusy(false);
  };
  // Several lines have the same button: who hears them one by one has to know which is which.
  const look = { size: "sm", variant: "secondary" } as const;
  const named = (label: string) => ({ "aria-label": `${label}: ${title}` });
  switch (act.type) {
    case "open":
      return (
        <Button {...look} {...named(act.label)} href={act.href}>
          {act.label}
        </Button>
      );
    case "call":
      return (
        <Button
          {...look}
          {...named(text.callAgain)}
          isBusy={isBusy}
          disabled={!act.canCall}
          title={act.canCall ? undefined : text.callLater}
          onClick={() => void press(acts.call(act.bout))}
        >
          {text.callAgain}
        </Button>
      );
    case "no-show":
      return (
        <Button {...look} {...named(text.noShow)} onClick={() => acts.open("no-show", act.bout)}>
          {text.noShow}
        </Button>
      );
    case "apart":
      return (
        <>
          <Button
            {...look}
            {...named(text.apart)}
            isBusy={isBusy}
            onClick={() => void press(apart(act.bout))}
          >
            {text.apart}
          </Button>
          <Button size="sm" variant="ghost" {...named(text.leave)} onClick={onLeave}>
            {text.leave}
          </Button>
        </>
      );
  }
}

/** Further back on its mat; where that does not help, the question is which other mat. */
function useApart(desk: DeskState, acts: BoutActs): (bout: Fighting) => Promise<unknown> {
  const times = useTimes();
  return async (bout) => {
    const place = placeApart(desk, bout);
    if (place === undefined) {
      showToast({ message: text.apartNowhere });
      return acts.open("move", bout);
    }
    const name = mats.bout(bout.number, pairText(desk.view, bout));
    return desk.place(bout.uuid, bout.carpet?.uuid, place.before, text.apartDone(name, times(place.startMs)));
  };
}
