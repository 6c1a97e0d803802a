import { formatCount, formatNumber } from "../numbers.ts";

type Words = { readonly title: string; readonly help: Readonly<Record<"warn" | "fail", string>> };

/** “Table check”: what is looked at, and what to do when it is not well. */
export const readiness = {
  title: "Table check",
  lead: "Run it on every device in the morning, before the first bout. All green: the table will survive a lost network, a restart and a shutdown.",
  open: "Table check",
  run: "Check again",
  running: "Checking",
  good: "The table is ready.",
  goodText: "You can run bouts from this device.",
  warned: "The table is ready, with remarks.",
  warnedText: "You can run bouts. It is better to clear the remarks before the start.",
  bad: "This device may lose actions.",
  badText: "Fix what is red, or take another device.",
  gateTitle: "This device did not pass the check",
  gateText: "If you run a bout from it, actions may be lost when the network or the browser fails.",
  gateOpen: "Open the check",
  overrule: "Run from it anyway",
  overruleHint: "Only an administrator can allow this.",
  back: "To refereeing",
  levels: { ok: "fine", warn: "remark", fail: "not suitable", wait: "checking" },
  journal: {
    title: "This device’s log",
    text: (acts: number, waiting: number) =>
      acts === 0
        ? "No bouts have been run from this device yet."
        : `Last 30 days: ${formatCount(acts, "act")}. ${waiting === 0 ? "All on the server." : `Not on the server yet: ${formatNumber(waiting)}.`}`,
    download: "Download log",
    help: "A file with every action made here. If the server is lost, the administrator restores the score from it.",
  },
} as const;

export const checkWords = {
  secure: {
    title: "Secure address",
    help: {
      warn: "",
      fail: "Open the table at an https:// address. Without it the browser cannot work offline.",
    },
  },
  worker: {
    title: "Table pages saved for working offline",
    help: {
      warn: "",
      fail: "Reload the page while online. If that does not help, take a recent Chrome, Edge or Firefox, not in private mode.",
    },
  },
  write: {
    title: "Writing an action to disk",
    help: {
      warn: "The disk is slow: close programs you do not need.",
      fail: "The browser cannot write to disk: free up space and leave private mode.",
    },
  },
  quota: {
    title: "Free space for the log",
    help: {
      warn: "The browser does not say how much space is left.",
      fail: "More than 100 MB is needed: free up space.",
    },
  },
  persist: {
    title: "The browser will not delete the log by itself",
    help: {
      warn: "The browser does not promise to keep data. Add the site to bookmarks or to the home screen and check again.",
      fail: "The browser cannot keep data for long.",
    },
  },
  time: {
    title: "Server time",
    help: {
      warn: "The connection is slow: seconds on the scoreboard will carry a “≈”.",
      fail: "The server is not answering: check the network.",
    },
  },
  server: {
    title: "Test action to the server and back",
    help: { warn: "", fail: "The server did not accept the request: check the network and sign in again." },
  },
  power: {
    title: "Power",
    help: { warn: "Plug in the charger.", fail: "Plug in the charger." },
  },
  awake: {
    title: "The screen stays on during a bout",
    help: {
      warn: "The browser cannot keep the screen on: turn off sleep in the device’s settings.",
      fail: "Turn off sleep in the device’s settings.",
    },
  },
} as const satisfies Readonly<Record<string, Words>>;

type CheckId = keyof typeof checkWords;
type Found = { readonly id: CheckId; readonly value?: number; readonly aheadMs?: number };

const SAME_MS = 50;

/** How this device's clock stands to the server's; it runs no bout, so any difference will do. */
function clockWords(aheadMs: number): string {
  if (Math.abs(aheadMs) < SAME_MS) return "clocks agree";
  const seconds = `${formatNumber(Math.round(Math.abs(aheadMs) / 100) / 10)}\u00a0s`;
  return aheadMs > 0 ? `clock ${seconds} fast` : `clock ${seconds} slow`;
}

const VALUES: Partial<Record<CheckId, (value: number, aheadMs?: number) => string>> = {
  write: (ms) => `${formatNumber(ms)}\u00a0ms`,
  quota: (megabytes) => `${formatNumber(megabytes)}\u00a0MB`,
  time: (ms, aheadMs) => `${clockWords(aheadMs ?? 0)}, there and back ${formatNumber(ms)}\u00a0ms`,
  server: (ms) => `${formatNumber(ms)}\u00a0ms`,
  power: (percent) => `${formatNumber(percent)}%`,
};

export const checkValue = (result: Found | undefined): string =>
  result?.value === undefined ? "" : (VALUES[result.id]?.(result.value, result.aheadMs) ?? "");
