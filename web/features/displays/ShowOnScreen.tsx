import { useState } from "react";
import type { DisplayShow, PairedDisplay } from "#contract/display/display.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { displays as words } from "#texts/displays/displays.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button, type ButtonProps } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { List } from "#web/kit/layout/layout.tsx";
import { DisplayRow } from "./DisplayRow.tsx";
import { isPodiumOf, withoutPodium, withPodium } from "./podiumShow.ts";
import { useDisplays } from "./useDisplays.ts";

const text = words.toScreen;

type Props = { competition: Competition; categoryUuid: string } & Pick<ButtonProps, "isBlock">;

/** Puts the podium of a category on a screen of the hall, and what was there before back again. */
export function ShowOnScreen({ competition, categoryUuid, isBlock }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" isBlock={isBlock} onClick={() => setIsOpen(true)}>
        <Icon name="screen" />
        {text.button}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text.title}
        closeLabel={words.panel.close}
      >
        {isOpen ? <ScreenList competition={competition} categoryUuid={categoryUuid} /> : null}
      </Dialog>
    </>
  );
}

function ScreenList({ competition, categoryUuid }: Pick<Props, "competition" | "categoryUuid">) {
  const api = useApi();
  const { displays, hasFailed, refresh } = useDisplays(competition.uuid);
  const change = async ({ id }: PairedDisplay, show: DisplayShow) => {
    await api.displays.change(id, { data: { show } });
    await refresh();
  };
  if (displays === undefined)
    return hasFailed ? <Banner tone="bad">{words.panel.failed}</Banner> : <Skeleton />;
  if (displays.length === 0)
    return (
      <EmptyState
        title={words.panel.none}
        level={3}
        action={<Button href={`/competition/${competition.uuid}`}>{text.toDashboard}</Button>}
      >
        {text.noneText}
      </EmptyState>
    );
  return (
    <List lines="between" inset={[12, 0]}>
      {displays.map((display) => {
        const isHere = isPodiumOf(display.show, categoryUuid);
        return (
          <DisplayRow
            key={display.id}
            {...{ display, competition }}
            state={display.isOnline ? words.panel.online : words.panel.offline}
          >
            <ActButton
              size="sm"
              variant={isHere ? "secondary" : "primary"}
              onPress={() =>
                change(display, isHere ? withoutPodium(display.show) : withPodium(display.show, categoryUuid))
              }
            >
              {isHere ? text.takeOff : text.put}
            </ActButton>
          </DisplayRow>
        );
      })}
    </List>
  );
}
