import { hasBegun } from "#domain/bout/bout.ts";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { remainingMs } from "#domain/bout/clock.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import type { OpenDesk } from "#web/features/refereeing/desk/useDesk.ts";
import { FinishDialog } from "./FinishDialog.tsx";
import { HelpDialog } from "./HelpDialog.tsx";
import { ReplaceDialog } from "./ReplaceDialog.tsx";
import { SoundDialog } from "./SoundDialog.tsx";
import { clockAt, logLine } from "#web/features/refereeing/table/actWords.ts";
import { readClock, setRemaining, toggleClock } from "#web/features/refereeing/table/tableActs.ts";
import type { TableView } from "#web/features/refereeing/table/tableView.ts";
import { techniquesByUse } from "../table/finishMethods.ts";
import { whatFollows } from "./whatFollows.ts";
import { formatClock } from "#web/i18n/times.ts";
import { control } from "#texts/refereeing/control.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { own, required, saying } from "#web/kit/forms/rules.ts";
import { useMemo } from "react";

const { swapDialog: swapText, setTime: clockText, startAnyway: anywayText } = control;

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
    case "more":
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
      const what = logLine(entry, labelOf, bout.setup.rules, buttons.names)?.what ?? "";
      return (
        <ReplaceDialog
          {...{ entry, what, buttons }}
          at={clockAt(bout.setup.rules, entry)}
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
          isPersistent={false}
          onConfirm={() => tap({ type: "swap-sides" })}
          onClose={close}
        >
          <p>{swapText.text(names[bout.sides[1]], names[bout.sides[0]])}</p>
        </ActDialog>
      );
    case "start-anyway":
      return (
        <ActDialog
          title={anywayText.title}
          confirm={anywayText.confirm}
          cancel={anywayText.stay}
          isDangerous
          isPersistent={false}
          // Somebody else may have begun it meanwhile.
          onConfirm={() => (hasBegun(bout) ? undefined : toggleClock(desk))}
          onClose={close}
        >
          <p>{anywayText.text(dialog.why)}</p>
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

type SetClockProps = {
  leftMs: number;
  mostMs: number;
  onClose: () => void;
  onSet: (leftMs: number) => void;
};

/** For a clock that was started late or stopped late: what the hand-held one says. */
function SetClockDialog({ leftMs, mostMs, onClose, onSet }: SetClockProps) {
  const wrong = clockText.wrong(formatClock(mostMs));
  const isPossible = (typed: unknown) =>
    typeof typed === "string" && (readClock(typed) ?? Infinity) <= mostMs;
  return (
    <ActDialog
      title={clockText.title}
      confirm={clockText.save}
      isPersistent={false}
      isPressableEarly
      fields={{
        left: {
          kind: "text",
          label: clockText.label,
          hint: clockText.hint,
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
