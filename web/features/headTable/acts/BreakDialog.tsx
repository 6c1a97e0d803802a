import { minuteOf, readClockTime, timeOf } from "#domain/schedule/programme/clockTime.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { deskWords } from "#web/i18n/ru/headTable/desk.ts";
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

/** A break from now, for all mats or one. */
export function BreakDialog({ desk, onClose }: { desk: DeskState; onClose: () => void }) {
  const api = useBackgroundApi();
  const times = useTimes();
  const now = readClockTime(times(desk.nowMs)) ?? "12:00";
  const fields = fieldsFor(desk, now);
  const put = async ({ title, from, to, carpet }: Values<typeof fields>) => {
    const pause = {
      id: crypto.randomUUID(),
      title: title.trim(),
      from: readClockTime(from) ?? now,
      to: readClockTime(to) ?? now,
      ...(carpet !== "" && { carpet }),
    };
    await api.programme.putBreak(desk.competition.uuid, { data: pause });
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

function fieldsFor({ competition: { carpets } }: DeskState, now: string) {
  const end = timeField(text.to, timeOf(minuteOf(now) + USUAL_MINUTES), true);
  return defineForm({
    title: { kind: "text", label: text.name, initial: text.usual, maxLength: 100, rules: [required] },
    from: timeField(text.from, now, true),
    to: { ...end, rules: [...end.rules, behind("from")] },
    carpet: {
      kind: "select",
      label: text.mat,
      initial: "",
      options: [
        { value: "", label: text.all },
        ...carpets.map(({ uuid, name }) => ({ value: uuid, label: name })),
      ],
    },
  });
}
