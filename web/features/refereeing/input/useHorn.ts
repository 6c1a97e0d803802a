import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { BEEP, hornVoice } from "./horn.ts";
import { createHornPlayer, type HornState } from "./hornPlayer.ts";

export type Horn = {
  readonly state: HornState;
  readonly change: (settings: { isOn?: boolean; volume?: number }) => void;
  /** The signal of this mat. */
  readonly sound: () => void;
  readonly beep: () => void;
};

export function useHorn(matIndex: number): Horn {
  const [player] = useState(createHornPlayer);
  const state = useSyncExternalStore(player.subscribe, player.get, player.getOnServer);
  useEffect(() => player.open(), [player]);
  return useMemo(
    () => ({
      state,
      change: player.change,
      sound: () => player.play(hornVoice(matIndex)),
      beep: () => player.play(BEEP),
    }),
    [player, state, matIndex],
  );
}
