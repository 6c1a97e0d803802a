import { useState } from "react";
import type { Roll } from "#contract/entry/roll.ts";
import { LateDialog } from "#web/features/drawing/face.ts";
import { weighing } from "#texts/entries/weighing.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import type { loadWeighingPage } from "./loadWeighingPage.server.ts";

type AtScale = { competition: PageProps<typeof loadWeighingPage>["loaderData"]["competition"]; roll: Roll };

/** Whoever comes after the draw is weighed and gets a place by one act (DR68). */
export function LateAtScale({ competition: { uuid, carpets }, roll }: AtScale) {
  const [isOpen, setIsOpen] = useState(false);
  const reload = useReload();
  const drawn = roll.categories.filter(({ status }) => status === "drawn" || status === "in_progress");
  if (drawn.length === 0) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Icon name="plus" /> {weighing.late}
      </Button>
      {isOpen ? (
        <LateDialog
          competitionUuid={uuid}
          category={drawn}
          matOf={(carpet) => carpets.find((one) => one.uuid === carpet)?.name}
          onDone={reload}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
