import { useState } from "react";
import type { DisplayShow, PairedDisplay } from "#contract/display/display.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { toasts } from "#web/platform/toasts/toasts.ts";
import { displays as words } from "#texts/displays/displays.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { FoldedCard } from "#web/kit/FoldedCard.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { BroadcastLinks } from "./BroadcastLinks.tsx";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { RetryBanner } from "#web/kit/RetryBanner.tsx";
import { DisplayRow } from "./DisplayRow.tsx";
import { PairDisplay } from "./PairDisplay.tsx";
import { ShowEditor } from "./ShowEditor.tsx";
import { useDisplays } from "./useDisplays.ts";

const text = words.panel;

type Asked = { readonly what: "add" } | { readonly what: "edit" | "revoke"; readonly display: PairedDisplay };

/** Every screen of the hall in one list: is it on, what does it show, what shall it show. */
export function DisplayPanel({ competition }: { competition: Competition }) {
  const api = useBackgroundApi();
  const { displays, hasFailed, refresh } = useDisplays(competition.uuid);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const save = async ({ id }: PairedDisplay, show: DisplayShow) => {
    await api.displays.change(id, { data: { show } });
    await refresh();
    toasts.add({ message: words.editor.saved, type: "success" });
  };
  const revoke = async ({ id }: PairedDisplay) => {
    await api.displays.revoke(id);
    await refresh();
  };
  return (
    <FoldedCard
      title={text.title}
      // A hall without screens has nothing to look at here.
      isOpen={(displays?.length ?? 0) > 0}
      notice={
        hasFailed ? (
          <RetryBanner isStrip onRetry={() => void refresh()}>
            {text.failed}
          </RetryBanner>
        ) : undefined
      }
      aside={
        displays?.length === 0 ? (
          <Text size="small" tone="muted">
            {text.none}
          </Text>
        ) : undefined
      }
    >
      <Stack gap={12}>
        {displays === undefined && !hasFailed ? <Skeleton /> : null}
        {displays?.length === 0 ? null : (
          <List lines="between" inset={[12, 0]}>
            {displays?.map((display) => (
              <DisplayRow key={display.id} {...{ display, competition }} state={stateWords(display)}>
                <Button size="sm" variant="secondary" onClick={() => setAsked({ what: "edit", display })}>
                  {text.edit}
                </Button>
                <Button size="sm" variant="danger" onClick={() => setAsked({ what: "revoke", display })}>
                  {text.revoke}
                </Button>
              </DisplayRow>
            ))}
          </List>
        )}
        <Row>
          <Button variant="secondary" size="sm" onClick={() => setAsked({ what: "add" })}>
            <Icon name="plus" size={18} />
            {text.add}
          </Button>
        </Row>
        <BroadcastLinks competition={competition} />
      </Stack>
      {asked?.what === "edit" ? (
        <ShowEditor
          display={asked.display}
          competition={competition}
          onClose={close}
          onSave={(show) => save(asked.display, show)}
        />
      ) : null}
      <Dialog isOpen={asked?.what === "add"} onClose={close} title={text.add} closeLabel={text.close}>
        <PairDisplay
          competitionUuid={competition.uuid}
          defaultName={words.defaultName}
          onPaired={(by) => {
            if (by === "code") close();
            void refresh();
          }}
        />
      </Dialog>
      {asked?.what === "revoke" ? (
        <ActDialog
          title={text.revokeTitle(asked.display.name)}
          confirm={text.revoke}
          isDangerous
          isPersistent={false}
          onConfirm={() => revoke(asked.display)}
          onClose={close}
        >
          {text.revokeText}
        </ActDialog>
      ) : null}
    </FoldedCard>
  );
}

function stateWords({ isOnline, seenAt }: PairedDisplay): string {
  if (isOnline) return text.online;
  return seenAt === null ? text.never : text.offline;
}
