import type { Competition, Fighting } from "#contract/entity.ts";
import { remainingMs } from "#domain/bout/clock.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import type { OpenDesk } from "#web/features/refereeing/desk/useDesk.ts";
import { FinishDialog } from "./FinishDialog.tsx";
import { HelpDialog } from "./HelpDialog.tsx";
import { ReplaceDialog } from "./ReplaceDialog.tsx";
import { SoundDialog } from "./SoundDialog.tsx";
import { logLine } from "#web/features/refereeing/table/actWords.ts";
import { setRemaining } from "#web/features/refereeing/table/tableActs.ts";
import type { TableView } from "#web/features/refereeing/table/tableView.ts";
import { techniquesByUse } from "./TechniquePicker.tsx";
import { formatClock } from "#web/i18n/numbers.ts";
import { control } from "#web/i18n/ru/refereeing/control.ts";
import { roundWords } from "#web/i18n/ru/sport/sport.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { own, required, saying } from "#web/kit/forms/rules.ts";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import { useMemo } from "react";

const swapText = control.swapDialog;

type Props = {
  competition: Competition;
  fighting: Fighting;
  view: TableView;
  open: OpenDesk;
  labelOf: (counter: string) => string;
};

/** Whatever lies over the table, one at a time. */
export function TableDialogs({ competition, fighting, view, open, labelOf }: Props) {
  const { desk, dialog, close, horn } = open;
  const { bout, buttons, tap } = desk;
  const { names } = view;
  switch (dialog?.type) {
    case undefined:
      return null;
    case "finish":
      return desk.isLocked ? null : (
        <Finish {...{ competition, fighting, open, names }} winner={dialog.winner} method={dialog.method} />
      );
    case "set-clock": {
      const leftMs = remainingMs(bout.clock, desk.nowMs());
      const set = (ms: number) => setRemaining(desk, ms);
      return <SetClockDialog leftMs={leftMs} mostMs={bout.clock.periodMs} onClose={close} onSet={set} />;
    }
    case "replace": {
      const { entry } = dialog;
      const what = logLine(entry.event, labelOf, bout.clock.periodMs, buttons.names)?.what ?? "";
      return (
        <ReplaceDialog
          {...{ entry, what, buttons }}
          periodMs={bout.clock.periodMs}
          onClose={close}
          onReplace={(by) => tap({ type: "replace", target: entry.id, by })}
        />
      );
    }
    case "swap":
      return (
        // Says who will stand where: on a running board a wrong swap is seen by the whole hall.
        <ActDialog
          title={swapText.title}
          confirm={swapText.confirm}
          focusesConfirm
          isPersistent={false}
          onConfirm={() => tap({ type: "swap-sides" })}
          onClose={close}
        >
          <p>{swapText.text(names[bout.sides[1]], names[bout.sides[0]])}</p>
        </ActDialog>
      );
    case "sound":
      return <SoundDialog horn={horn} onClose={close} />;
    case "help":
      return <HelpDialog buttons={buttons} onClose={close} />;
  }
}

type FinishProps = Pick<Props, "competition" | "fighting" | "open"> & {
  names: ByCorner<string>;
  winner: Parameters<typeof FinishDialog>[0]["winner"];
  method: Parameters<typeof FinishDialog>[0]["method"];
};

function Finish({ competition, fighting, open, names, winner, method }: FinishProps) {
  const { desk, close } = open;
  // A push from another mat must not draw the whole bracket again under the official's finger.
  const follows = useMemo(() => whatFollows(competition, fighting), [competition, fighting]);
  const techniques = useMemo(() => techniquesByUse(competition), [competition]);
  return (
    <FinishDialog
      {...{ names, follows, techniques, winner, method }}
      bout={desk.bout}
      buttons={desk.buttons}
      number={fighting.number}
      nowMs={desk.nowMs}
      onClose={close}
      onCommand={desk.tap}
    />
  );
}

const text = control.setTime;

type SetClockProps = {
  leftMs: number;
  mostMs: number;
  onClose: () => void;
  onSet: (leftMs: number) => void;
};

/** For a clock that was started late or stopped late: what the hand-held one says. */
function SetClockDialog({ leftMs, mostMs, onClose, onSet }: SetClockProps) {
  const wrong = text.wrong(formatClock(mostMs));
  const isPossible = (typed: unknown) =>
    typeof typed === "string" && (readClock(typed) ?? Infinity) <= mostMs;
  return (
    <ActDialog
      title={text.title}
      confirm={text.save}
      isPersistent={false}
      isPressableEarly
      fields={{
        left: {
          kind: "text",
          label: text.label,
          hint: text.hint,
          initial: formatClock(leftMs),
          inputMode: "numeric",
          autoComplete: "off",
          rules: [saying(required, wrong), own((typed) => (isPossible(typed) ? undefined : wrong))],
        },
      }}
      onConfirm={({ left }) => onSet(readClock(left) ?? leftMs)}
      onClose={onClose}
    />
  );
}

/** «2:47», «2.47», «2 47», «247» and «47» as an official types them in a hurry; milliseconds, or nothing. */
export function readClock(text: string): number | undefined {
  const [, minutes, seconds] =
    /^(\d{1,2})[\s:.,](\d{2})$/.exec(text.trim()) ?? /^(\d{0,2}?)(\d{1,2})$/.exec(text.trim()) ?? [];
  if (seconds === undefined || Number(seconds) > 59) return undefined;
  return (Number(minutes) * 60 + Number(seconds)) * 1000;
}

const followsText = control.follows;

/** What the result of this bout does to the bracket, in words, before anybody confirms it. */
export function whatFollows(competition: Competition, bout: Fighting): string {
  const category = competition.categories.find(({ uuid }) => uuid === bout.category.uuid);
  const picture = category && categoryPicture(competition, category);
  const drawn = picture?.drawn?.draw.bouts.find(({ id }) => id === bout.bracketId);
  if (picture === undefined || drawn === undefined) return followsText.places;
  const where = (to: string): string | undefined => {
    const target = picture.drawn?.draw.bouts.find(({ id }) => id === to);
    const fighting = picture.boutByBracketId.get(to);
    // A bout nobody is going to hold has no record: its athlete goes through.
    if (target === undefined || fighting === undefined) return undefined;
    return followsText.bout(lowerFirst(roundWords(target.label)), fighting.number);
  };
  const words = (feeds: typeof drawn.winnerTo) => feeds.flatMap(({ bout: to }) => where(to) ?? []).join("; ");
  const [winner, loser] = [words(drawn.winnerTo), words(drawn.loserTo)];
  if (winner === "" && loser === "") {
    const isLast = picture.bouts.every(({ uuid, state }) => uuid === bout.uuid || state === "finished");
    return isLast ? followsText.last : followsText.places;
  }
  return [winner && followsText.winner(winner), loser && followsText.loser(loser)].filter(Boolean).join(" ");
}

const lowerFirst = (words: string) => words.charAt(0).toLocaleLowerCase("ru") + words.slice(1);
