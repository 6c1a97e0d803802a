import type { StartTimer } from "#contract/table/timer.ts";

/** Makes one tab of this browser the writer of a bout; the others wait for it to close. Returns the way out. */
export function claimWriter(fightingUuid: string, startTimer: StartTimer, onWriter: () => void): () => void {
  const name = `kover-writer:${fightingUuid}`;
  // Locks exist only under HTTPS; a hall's own network may not have them.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return claimByChannel(name, startTimer, onWriter);
  const leaving = new AbortController();
  let release = () => {};
  locks
    .request(name, { signal: leaving.signal }, () => {
      onWriter();
      return new Promise<void>((resolve) => (release = resolve));
    })
    .catch(() => {});
  return () => {
    leaving.abort();
    release();
  };
}

const ANSWER_MS = 300;
const AGAIN_MS = 3000;

/** The same by talking: who asks and hears nothing is the writer; of two that ask at once, the first by name. */
export function claimByChannel(name: string, startTimer: StartTimer, onWriter: () => void): () => void {
  const me = Math.random().toString(36).slice(2);
  const channel = new BroadcastChannel(name);
  let isWriter = false;
  let cancel = () => {};
  const say = (word: "claim" | "held" | "free") => channel.postMessage(`${word} ${me}`);
  const claim = () => {
    cancel();
    say("claim");
    cancel = startTimer(ANSWER_MS, () => {
      isWriter = true;
      onWriter();
    });
  };
  /** A writer that died said no word: asked again now and then, silence tells. */
  const yieldTo = () => {
    if (isWriter) return;
    cancel();
    cancel = startTimer(AGAIN_MS, claim);
  };
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const [word, who = ""] = String(data).split(" ");
    if (word === "claim" && (isWriter || me < who)) say("held");
    else if (word === "claim" || word === "held") yieldTo();
    if (word === "free" && !isWriter) claim();
  });
  claim();
  return () => {
    cancel();
    if (isWriter) say("free");
    channel.close();
  };
}
