import { readClockTime, writeTime } from "#domain/schedule/programme/clockTime.ts";
import { minuteOf, onClock } from "#domain/schedule/programme/programme.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { deskWords } from "#texts/headTable/desk.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { defineForm, type Values } from "#web/kit/forms/fields.ts";
import { required } from "#web/kit/forms/rules.ts";
import { Grid } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { behind, timeField } from "#web/sport/time/timeField.ts";

const text = deskWords.pause;
const USUAL_MINUTES = 20;
const ALL = "all";

type Props = Pick<Competition, "uuid" | "carpets"> & { nowMs: number; onClose: () => void };

/** A break from now, for all mats or one. */
export function BreakDialog({ uuid, carpets, nowMs, onClose }: Props) {
  const api = useBackgroundApi();
  const times = useTimes();
  const now = readClockTime(times(nowMs)) ?? "12:00";
  const fields = fieldsFor(carpets, now);
  const put = async ({ title, from, to, carpet }: Values<typeof fields>) => {
    const pause = {
      id: crypto.randomUUID(),
      title: title.trim(),
      from: readClockTime(from) ?? now,
      to: readClockTime(to) ?? now,
      ...(carpet !== ALL && { carpet }),
    };
    await api.programme.putBreak(uuid, { data: pause });
    showToast({ type: "success", message: text.done(pause.title, pause.from, pause.to) });
  };
  return (
    <ActDialog
      title={text.title}
      confirm={text.submit}
      isPressableEarly
      fields={fields}
      onConfirm={put}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Text>{text.lead}</Text>
          {field("title")}
          <Grid least={150} gap={16}>
            {field("from")}
            {field("to")}
          </Grid>
          {field("carpet")}
        </>
      )}
    </ActDialog>
  );
}

function fieldsFor(carpets: Props["carpets"], now: string) {
  const end = timeField(text.to, onClock(writeTime(minuteOf(now) + USUAL_MINUTES)), true);
  return defineForm({
    title: { kind: "text", label: text.name, initial: text.usual, maxLength: 100, rules: [required] },
    from: timeField(text.from, now, true),
    to: { ...end, rules: [...end.rules, behind("from", true)] },
    carpet: {
      kind: "select",
      label: text.mat,
      initial: ALL,
      options: [
        { value: ALL, label: text.all },
        ...carpets.map(({ uuid, name }) => ({ value: uuid, label: name })),
      ],
    },
  });
}
