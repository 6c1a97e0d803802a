import { lazy, Suspense, useState } from "react";
import { isDayOver } from "#domain/schedule/programme/closing.ts";
import { breaksFrom } from "#domain/schedule/programme/breaks.ts";
import { onClock } from "#domain/schedule/programme/programme.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { deskWords } from "#texts/headTable/desk.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { useApi } from "#web/platform/session/useApi.ts";
import { useSlowNow } from "#web/platform/clock/useServerNow.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";

const text = deskWords.pause;

/** What opens on a press: most days it is never asked for. */
const BreakDialog = lazy(async () => ({ default: (await import("./BreakDialog.tsx")).BreakDialog }));

type Day = Pick<Competition, "uuid" | "status" | "carpets" | "programme">;
type Props = Day & { readonly loadedAtMs: number };

/** Puts a break in at once, and ends the one that is on (DY53). */
export function BreakButton({ loadedAtMs, ...day }: Props) {
  const [isOpen, setOpen] = useState(false);
  const nowMs = useSlowNow(loadedAtMs);
  const isOver = isDayOver(day.programme, nowMs);
  const breaks = isOver || !day.programme ? [] : breaksFrom(day.programme, nowMs);
  return (
    <Row gap={8} rowGap={4} wraps>
      {isOver ? <b>{text.dayClosed}</b> : null}
      {breaks.slice(0, 2).map(({ one, isOn }) => (
        <BreakLine
          key={one.id}
          uuid={day.uuid}
          one={one}
          isOn={isOn}
          mat={day.carpets.find(({ uuid }) => uuid === one.carpet)?.name}
        />
      ))}
      <Button
        size="sm"
        variant="secondary"
        disabled={day.status === "closed" || isOver}
        onClick={() => setOpen(true)}
      >
        <Icon name="pause" size={18} /> {text.button}
      </Button>
      {isOpen ? (
        <Suspense>
          <BreakDialog {...day} nowMs={nowMs} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Row>
  );
}

type Ahead = Pick<ReturnType<typeof breaksFrom>[number], "one" | "isOn">;

type LineProps = Ahead & {
  uuid: string;
  /** The only mat that has it. */
  mat: string | undefined;
};

function BreakLine({ uuid, one, isOn, mat }: LineProps) {
  const api = useApi();
  return (
    <Row gap={8}>
      <span>
        {mat === undefined ? null : `${mat}: `}
        {isOn
          ? text.on(one.title, onClock(one.to))
          : text.ahead(one.title, onClock(one.from), onClock(one.to))}
      </span>
      <ActButton
        size="sm"
        variant="ghost"
        onPress={async () => {
          await api.programme.endBreak(uuid, one.id);
          showToast({ type: "success", message: text.ended(one.title) });
        }}
      >
        {isOn ? text.end : text.cancel}
      </ActButton>
    </Row>
  );
}
