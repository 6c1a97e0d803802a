import type { PageHandle } from "#contract/pageKind.ts";
import { usePairing, PairingScreen } from "#web/features/displays/PairingScreen.tsx";
import { Stage } from "#web/features/displays/Stage.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { displays } from "#texts/displays/displays.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { useRootData } from "#web/platform/session/useRootData.ts";
import type { Route } from "./+types/display.ts";

export const handle: PageHandle = { kind: "wall" };

export const meta: Route.MetaFunction = () => pageMeta({ title: displays.self.title });

/** Typed into a television: four digits appear, an official claims them, and the screen belongs to a competition. */
export default function DisplayPage() {
  const { apiBase } = useSession();
  const root = useRootData();
  return (
    <Stage>
      <PairingScreen pairing={usePairing(apiBase)} origin={root?.publicUrl ?? ""} />
    </Stage>
  );
}
