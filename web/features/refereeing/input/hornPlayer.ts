import { z } from "zod";
import { createStore } from "#web/platform/store.ts";
import { playVoice, type HornVoice } from "./horn.ts";

const KEY = "kover-horn";
const settingsSchema = z.object({ isOn: z.boolean(), volume: z.number().min(0).max(1) });

/** `locked`: the browser keeps silent until somebody has pressed something on the page. */
export type HornState = z.infer<typeof settingsSchema> & {
  readonly readiness: "ready" | "locked" | "unavailable";
};

const QUIET: HornState = { isOn: true, volume: 0.7, readiness: "ready" };

/** The sound of this window: one context, opened by the first press, because no browser allows it earlier. */
export function createHornPlayer() {
  const store = createStore(QUIET);
  let audio: AudioContext | undefined;
  const set = (change: Partial<HornState>) => store.set({ ...store.get(), ...change });

  const unlock = () => {
    if (typeof AudioContext === "undefined") return set({ readiness: "unavailable" });
    audio ??= new AudioContext();
    const opened = audio;
    void opened.resume().then(() => set({ readiness: opened.state === "running" ? "ready" : "locked" }));
  };

  return {
    get: store.get,
    getOnServer: () => QUIET,
    subscribe: store.subscribe,
    /** Reads what this device was told before, and waits for the first press. */
    open: () => {
      set({ ...readSettings(), readiness: "locked" });
      if (navigator.userActivation.hasBeenActive) unlock();
      addEventListener("pointerdown", unlock, { once: true });
      addEventListener("keydown", unlock, { once: true });
      return () => {
        removeEventListener("pointerdown", unlock);
        removeEventListener("keydown", unlock);
      };
    },
    change: (settings: Partial<z.infer<typeof settingsSchema>>) => {
      set(settings);
      const { isOn, volume } = store.get();
      try {
        localStorage.setItem(KEY, JSON.stringify({ isOn, volume }));
      } catch {
        // A full or forbidden storage must not stop the table.
      }
    },
    play: (voice: HornVoice) => {
      const { isOn, volume } = store.get();
      if (!isOn || audio === undefined || audio.state !== "running") return;
      // The ear hears loudness by its square.
      playVoice(audio, voice, volume ** 2);
    },
  };
}

function readSettings() {
  try {
    return settingsSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "null")).data;
  } catch {
    return undefined;
  }
}
