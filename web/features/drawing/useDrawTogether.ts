import { useState } from "react";
import type { DrawAllAnswer, DrawAllPlan } from "#contract/draw/draw.ts";
import { useAnswer } from "#web/platform/session/useAnswer.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import type { DrawDesk } from "./drawDesk.ts";

export type Together = ReturnType<typeof useDrawTogether>;

/** Every category with what would become of it, and which of the ready ones are left for later (DR90). */
export function useDrawTogether(
  { competition: { uuid, rev }, perform }: DrawDesk,
  onDrawn: (answers: DrawAllAnswer["categories"]) => void,
) {
  const api = useBackgroundApi();
  const [except, setExcept] = useState<ReadonlySet<string>>(new Set());
  const [mayBeUnweighed, setMayBeUnweighed] = useState(false);
  // Not with every point scored elsewhere: what has changed meanwhile is told by the answer to the press.
  const known = useAnswer<DrawAllPlan>(
    `${uuid} ${mayBeUnweighed}`,
    async () => (await api.draws.previewAll(uuid, { data: { mayBeUnweighed, except: [] } })).data,
  );
  const categories = known?.answer?.categories ?? [];
  const ready = categories.filter(({ outcome }) => outcome === "drawn");
  const chosen = ready.filter(({ category }) => !except.has(category));
  const draw = () => {
    const only = chosen.map(({ category }) => category).toSorted();
    return perform(
      `draw all ${uuid} ${rev} ${only.join()} ${mayBeUnweighed}`,
      async (calls, id) => {
        const { data } = await calls.draws.all(uuid, { data: { id, mayBeUnweighed, except: [], only } });
        onDrawn(data.categories.filter(({ outcome }) => outcome !== "drawn-before"));
      },
      {},
    );
  };
  return {
    known,
    categories,
    ready,
    chosen,
    except,
    setExcept,
    toggle: (category: string, isDrawn: boolean) =>
      setExcept(new Set([...except].filter((one) => one !== category).concat(isDrawn ? [] : [category]))),
    mayBeUnweighed,
    setMayBeUnweighed,
    draw,
  };
}
