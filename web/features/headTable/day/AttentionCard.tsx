import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Fighting } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import { isSameProps } from "#web/kit/sameProps.ts";
import { useMay } from "#web/platform/session/decideAccess.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { attentionWords as text } from "#texts/headTable/attention.ts";
import { mats } from "#texts/headTable/mats.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Fill, List, Row } from "#web/kit/layout/layout.tsx";
import { alarmsOf, inGroups, type Alarm, type AlarmAct } from "./attention.ts";
import { placeApart } from "./placeApart.ts";
import styles from "./AttentionCard.module.css";
import { boutName } from "#web/features/headTable/desk/boutName.ts";
import { useBoutActs, type BoutActs } from "#web/features/headTable/acts/useBoutActs.tsx";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";

/** More than a person takes in at a glance; the most urgent come first, and all that is told of mats is among them. */
const SHOWN = 6;

/** Where the card stands: on a narrow screen it is far below the number that leads to it. */
export const ATTENTION_ID = "attention";

export type Attention = {
  readonly alarms: readonly Alarm[];
  /** Those that nobody has left as they are. */
  readonly open: readonly Alarm[];
  readonly leave: (key: string) => void;
  readonly showLeft: () => void;
};

export function useAttention(desk: DeskState, desks: Desk): Attention {
  const times = useTimes();
  const [left, setLeft] = useState<ReadonlySet<string>>(NOTHING_LEFT);
  const leave = useCallback((key: string) => setLeft((before) => new Set([...before, key])), []);
  const showLeft = useCallback(() => setLeft(NOTHING_LEFT), []);
  const mayDecide = useMay("decide");
  const alarms = useMemo(() => alarmsOf(desk, desks, times, mayDecide), [desk, desks, times, mayDecide]);
  return useMemo(
    () => ({ alarms, open: alarms.filter(({ key }) => !left.has(key)), leave, showLeft }),
    [alarms, left, leave, showLeft],
  );
}

type Props = { desk: DeskState; attention: Attention };

/** What a chief has to look at, each line with the button that mends it. */
export const AttentionCard = memo(function AttentionCard({ desk, attention }: Props) {
  const { alarms, open, leave, showLeft } = attention;
  const acts = useBoutActs(desk);
  const mend = useMend(desk, acts);
  const [isWhole, setIsWhole] = useState(false);
  const groups = inGroups(open);
  const shown = isWhole ? groups : groups.slice(0, SHOWN);
  return (
    <Card id={ATTENTION_ID} isClipped>
      <CardHead>
        <CardTitle title={mats.board.attention} />
        {open.length === 0 ? null : <Badge tone="bad">{open.length}</Badge>}
      </CardHead>
      {alarms.length === 0 ? (
        <Row as="p" gap={12} align="start" className={styles.calm}>
          <Icon name="check" />
          <Fill as="span">
            <b>{mats.board.calm}</b> {mats.board.calmText}
          </Fill>
        </Row>
      ) : null}
      <List lines="below" inset={[12, 16]} className={styles.alarms}>
        {shown.map(([alarm, ...others]) =>
          alarm === undefined ? null : others.length > 0 ? (
            <Mats key={alarm.alike?.title} alarms={[alarm, ...others]} />
          ) : (
            <Line key={alarm.key} alarm={alarm} mend={mend} onLeave={leave} />
          ),
        )}
      </List>
      {shown.length < groups.length ? (
        <Row as="p" gap={8} rowGap={0} wraps className={styles.more}>
          <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
            {text.more(groups.slice(shown.length).flat().length)}
          </Button>
        </Row>
      ) : null}
      {open.length < alarms.length ? (
        <Row as="p" gap={8} rowGap={0} wraps className={styles.more}>
          {text.left(alarms.length - open.length)}
          <Button size="sm" variant="ghost" onClick={showLeft}>
            {text.showLeft}
          </Button>
        </Row>
      ) : null}
      {acts.dialog}
    </Card>
  );
});

const NOTHING_LEFT: ReadonlySet<string> = new Set();

type Mend = (act: AlarmAct) => Promise<unknown>;
type LineProps = { alarm: Alarm; mend: Mend; onLeave: (key: string) => void };

/** They are looked for anew with every change of the day; who reads as before is not painted again. */
const Line = memo(function Line(props: LineProps) {
  const { alarm } = props;
  return (
    <Row as="li" gap={12} align="start" data-icon={alarm.icon}>
      <Icon name={alarm.icon} />
      <Fill className={styles.line} data-way={alarm.act.type === "open" || undefined}>
        <b>{alarm.title}</b>
        <span>{alarm.text}</span>
        <Row gap={8} wraps className={styles.acts}>
          <Act {...props} />
        </Row>
      </Fill>
    </Row>
  );
}, isSameProps);

/** Several mats of which the same is told: each a line, and the line is the way to the mat. */
const Mats = memo(function Mats({ alarms }: { alarms: readonly Alarm[] }) {
  const [first] = alarms;
  return (
    <Row as="li" gap={12} align="start" data-icon={first?.icon}>
      <Icon name={first?.icon ?? "warn"} />
      <Fill>
        <b>{first?.alike?.title}</b>
        {first?.alike?.note === undefined ? null : <span>{first.alike.note}</span>}
        <ul className={styles.mats}>
          {alarms.map(({ key, act, alike }) =>
            act.type !== "open" || alike === undefined ? null : (
              <li key={key}>
                <Anchor href={act.href}>
                  <u>{alike.mat}</u> {alike.line}
                </Anchor>
              </li>
            ),
          )}
        </ul>
      </Fill>
    </Row>
  );
}, isSameProps);

const WORDS = { call: text.callAgain, "no-show": text.noShow, apart: text.apart } as const;

function Act({ alarm: { key, act, title }, mend, onLeave }: LineProps) {
  const words = act.type === "open" ? act.label : WORDS[act.type];
  // Several lines have the same button: who hears them one by one has to know which is which.
  const look = {
    size: "sm",
    variant: "secondary",
    "aria-label": `${words}: ${title}`,
    children: words,
  } as const;
  switch (act.type) {
    case "open":
      return <Button {...look} href={act.href} />;
    case "call": {
      const later = act.canCall ? undefined : text.callLater;
      return <ActButton {...look} disabled={!act.canCall} title={later} onPress={() => mend(act)} />;
    }
    case "no-show":
      return <Button {...look} onClick={() => void mend(act)} />;
    case "apart":
      return (
        <>
          <ActButton {...look} onPress={() => mend(act)} />
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${text.leave}: ${title}`}
            onClick={() => onLeave(key)}
          >
            {text.leave}
          </Button>
        </>
      );
  }
}

/** Does what the button of a line says. The very same at every render: the lines stay as they are painted. */
function useMend(desk: DeskState, acts: BoutActs): Mend {
  const times = useTimes();
  const now = useRef({ desk, acts, times });
  useLayoutEffect(() => {
    now.current = { desk, acts, times };
  });
  return useCallback<Mend>(async (act) => {
    const { desk: day, acts: may, times: words } = now.current;
    switch (act.type) {
      case "open":
        return undefined;
      case "call":
        return may.call(act.bout);
      case "no-show":
        return may.open("no-show", act.bout);
      case "apart":
        return setApart(day, may, act.bout, words);
    }
  }, []);
}

/** Further back on its mat; where that does not help, the question is which other mat. */
async function setApart(desk: DeskState, acts: BoutActs, bout: Fighting, times: Times): Promise<unknown> {
  const place = placeApart(desk, bout);
  if (place === undefined) {
    showToast({ message: text.apartNowhere });
    return acts.open("move", bout);
  }
  const name = boutName(desk.view, bout);
  return desk.place(bout.uuid, bout.carpet?.uuid, place.before, {
    done: text.apartDone(name, times(place.startMs)),
  });
}

type Times = ReturnType<typeof useTimes>;
