import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { boutDialogs } from "#web/i18n/ru/headTable/boutDialogs.ts";
import { scoreText } from "#web/sport/facts/boutText.ts";
import { hasBegun } from "#web/features/headTable/desk/matBouts.ts";
import type { DialogProps } from "./boutDialog.ts";

const text = boutDialogs.return;

export function ReturnDialog({ desk, bout, onClose }: DialogProps) {
  return (
    <ActDialog
      title={text.title}
      confirm={text.confirm}
      isDangerous={hasBegun(bout)}
      onClose={onClose}
      onConfirm={() =>
        desk.perform(
          `return ${bout.uuid} ${bout.version}`,
          (api, id) => api.acts.returnToQueue(bout.uuid, { data: { id } }),
          { done: text.done },
        )
      }
    >
      <p>
        {hasBegun(bout) ? `${text.score(scoreText(bout))} ` : null}
        {text.text}
      </p>
    </ActDialog>
  );
}
