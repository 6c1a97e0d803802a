/** How one mat sounds: neighbours must not stop at somebody else's gong. */
export type HornVoice = {
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
export const BEEP: HornVoice = { wave: "triangle", tones: [988, 988], toneMs: 140 };

const EDGE_S = 0.015;

/** Plays the tones without a click between them. */
export function playVoice(audio: AudioContext, { wave, tones, toneMs }: HornVoice, volume: number): void {
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
