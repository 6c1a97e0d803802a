import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { z } from "zod";
import { deviceMemory } from "#web/platform/browser/tabMemory.ts";
import { createStore } from "#web/platform/store.ts";

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

const KEY = "kover-horn";
const settingsSchema = z.object({ isOn: z.boolean(), volume: z.number().min(0).max(1) });

/** `locked`: the browser keeps silent until somebody has pressed something on the page. */
type HornState = z.infer<typeof settingsSchema> & {
  readonly readiness: "ready" | "locked" | "unavailable";
};

/** What of it the table says: whether the end of time will be heard. */
export type TableSound = "on" | "off" | "locked";

export function tableSound({ isOn, readiness }: HornState): TableSound {
  if (!isOn || readiness === "unavailable") return "off";
  return readiness === "locked" ? "locked" : "on";
}

const QUIET: HornState = { isOn: true, volume: 0.7, readiness: "ready" };

/** The sound of this window: one context, opened by the first press, because no browser allows it earlier. */
function createHornPlayer() {
  const { get, set: put, subscribe } = createStore(QUIET);
  let audio: AudioContext | undefined;
  const set = (change: Partial<HornState>) => put({ ...get(), ...change });

  const unlock = () => {
    if (typeof AudioContext === "undefined") return set({ readiness: "unavailable" });
    audio ??= new AudioContext();
    const opened = audio;
    void opened.resume().then(() => set({ readiness: opened.state === "running" ? "ready" : "locked" }));
  };

  return {
    get,
    getOnServer: () => QUIET,
    subscribe,
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
      const { isOn, volume } = get();
      deviceMemory.setItem(KEY, JSON.stringify({ isOn, volume }));
    },
    play: (voice: HornVoice) => {
      const { isOn, volume } = get();
      if (!isOn || audio === undefined || audio.state !== "running") return;
      // The ear hears loudness by its square.
      playVoice(audio, voice, volume ** 2);
    },
  };
}

function readSettings() {
  try {
    return settingsSchema.safeParse(JSON.parse(deviceMemory.getItem(KEY) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** How one mat sounds: neighbours must not stop at somebody else's gong. */
type HornVoice = {
  readonly wave: "square" | "sawtooth" | "triangle";
  /** Hertz, one after another. */
  readonly tones: readonly number[];
  readonly toneMs: number;
};

const VOICES: readonly HornVoice[] = [
  { wave: "sawtooth", tones: [233, 233], toneMs: 800 },
  { wave: "square", tones: [392, 330, 392, 330], toneMs: 400 },
  { wave: "triangle", tones: [880, 880, 880, 880, 880, 880], toneMs: 260 },
  { wave: "sawtooth", tones: [165, 220], toneMs: 800 },
  { wave: "square", tones: [523, 659, 784], toneMs: 550 },
  { wave: "triangle", tones: [587, 440, 294], toneMs: 550 },
  { wave: "sawtooth", tones: [294, 196, 294, 196], toneMs: 400 },
  { wave: "square", tones: [196, 196, 392, 392], toneMs: 400 },
];

/** The voice of a mat by its place in the hall. */
export function hornVoice(matIndex: number): HornVoice {
  const index = ((matIndex % VOICES.length) + VOICES.length) % VOICES.length;
  return VOICES[index] ?? FALLBACK;
}

const FALLBACK: HornVoice = { wave: "sawtooth", tones: [233, 233], toneMs: 800 };

/** The end of a countdown: short, so that nobody takes it for the end of the bout. */
const BEEP: HornVoice = { wave: "triangle", tones: [988, 988], toneMs: 140 };

const EDGE_S = 0.015;

/** Plays the tones without a click between them. */
function playVoice(audio: AudioContext, { wave, tones, toneMs }: HornVoice, volume: number): void {
  const toneS = toneMs / 1000;
  const start = audio.currentTime + 0.02;
  const gain = audio.createGain();
  gain.connect(audio.destination);
  const oscillator = audio.createOscillator();
  oscillator.type = wave;
  oscillator.connect(gain);
  gain.gain.setValueAtTime(0, start);
  for (const [index, tone] of tones.entries()) {
    const at = start + index * toneS;
    oscillator.frequency.setValueAtTime(tone, at);
    gain.gain.linearRampToValueAtTime(volume, at + EDGE_S);
    gain.gain.setValueAtTime(volume, at + toneS - 2 * EDGE_S);
    gain.gain.linearRampToValueAtTime(0, at + toneS - EDGE_S);
  }
  oscillator.start(start);
  oscillator.stop(start + tones.length * toneS);
}
