import { useState } from "react";
import { useNavigate } from "react-router";
import { COPY_PARTS } from "#contract/event/copy.ts";
import type { OrganisedEvent } from "#contract/event/organiser.ts";
import { copyEvent as words } from "#texts/organiser/copyEvent.ts";
import { Text } from "#web/kit/Text.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm } from "#web/kit/forms/fields.ts";
import { length, required, saying } from "#web/kit/forms/rules.ts";
import { newUuid } from "#web/platform/offline/device.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";

const fieldsOf = (name: string) =>
  defineForm({
    name: {
      kind: "text",
      label: words.name,
      initial: name,
      autoComplete: "off",
      rules: [saying(required, words.nameWrong), saying(length(3, 200), words.nameWrong)],
    },
    date: { kind: "date", label: words.date, rules: [saying(required, words.dateMissing)] },
    parts: {
      kind: "checkboxes",
      label: words.parts,
      options: choices(COPY_PARTS, (part) => words.part[part]),
      // Who judged last year is asked anew.
      initial: COPY_PARTS.filter((part) => part !== "referees"),
    },
  });

type Props = { event: Pick<OrganisedEvent, "id" | "name">; onClose: () => void };

/** A draft like an event that was held: what it is called, when it begins, what it takes along (EV10). */
export function CopyDialog({ event, onClose }: Props) {
  const api = useBackgroundApi();
  const navigate = useNavigate();
  // Pressed again after a lost answer it is the same copy.
  const [sent, setSent] = useState<{ readonly id: string; readonly wish: string }>();
  return (
    <ActDialog
      title={words.title(event.name)}
      confirm={words.confirm}
      size="lg"
      isPressableEarly
      fields={fieldsOf(event.name)}
      onConfirm={async ({ name, date, parts }) => {
        const wish = { name, date, parts: [...parts] };
        const asked = JSON.stringify(wish);
        const id = sent?.wish === asked ? sent.id : newUuid();
        setSent({ id, wish: asked });
        const { data } = await api.events.copy(String(event.id), { data: { id, ...wish } });
        showToast({ type: "success", message: words.done });
        await navigate(`/organiser/events/${data.id}`);
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Text tone="secondary">{words.lead}</Text>
          {field("name")}
          {field("date")}
          {field("parts")}
        </>
      )}
    </ActDialog>
  );
}
