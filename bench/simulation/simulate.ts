import { createHash } from "node:crypto";
import { bouts } from "#contract/api/bouts.ts";
import { clientOf } from "#contract/api/clientOf.ts";
import type { HttpRequest } from "#contract/call.ts";
import type { SubmittedEvent } from "#contract/bout/submit.ts";
import { createDevice, shortId, type Device, type Parts } from "./device.ts";
import { createDisk, logOf } from "./disk.ts";
import { drawFaults } from "./faults.ts";
import { WHOLE, type Hooks } from "./hooks.ts";
import { createJudge, type Violation } from "./judge.ts";
import { createLink } from "./network.ts";
import { openScreen } from "./screen.ts";
import { createServer } from "./server.ts";
import { BOUTS } from "./stage.ts";
import { giveVerdict } from "./verdict.ts";
import { createWorld } from "./world.ts";

export type DayReport = {
  readonly seed: number;
  readonly violations: readonly Violation[];
  readonly acts: number;
  readonly faults: string;
  readonly trace: readonly string[];
  /** Equal for equal days. */
  readonly traceHash: string;
};

const BAD_MS = 9000;
const QUIET_MS = 22_000;
const CHIEF = { role: "admin", accountId: 9, sessionId: "chief" } as const;

/** One bad day: two laptops at one mat with two bouts, a chief who corrects, two screens; then quiet, then the verdict. */
export async function simulateDay(seed: number, hooks: Hooks = WHOLE): Promise<DayReport> {
  const { stackTraceLimit } = Error;
  // Failures are daily bread here, and where they were made is known.
  Error.stackTraceLimit = 0;
  try {
    return await liveOneDay(seed, hooks);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

async function liveOneDay(seed: number, hooks: Hooks): Promise<DayReport> {
  const world = createWorld(seed);
  const faults = drawFaults(world);
  const disk = createDisk();
  const judge = createJudge(disk);
  const server = createServer({ world, disk, faults, hooks, judge });
  const parts: Parts = { world, faults, server, hooks, judge };
  const devices = ["laptop A", "laptop B"].map((name, index) =>
    createDevice(parts, name, { role: "admin", accountId: index + 1, sessionId: name }),
  );
  const screens = ["hall", "phone"].map((name) => {
    const link = createLink(world, faults, server, name);
    if (faults.isOn("cuts")) world.after(world.between(500, 9000), () => link.cut(world.between(200, 4000)));
    return { name, store: openScreen({ ...parts, link, name, isAlive: () => true }) };
  });

  for (const device of devices) liveThrough(parts, device);
  if (faults.isOn("corrections")) correctNowAndThen(parts, disk);
  repeat(parts, 2000, 6000, () => faults.isOn("crashes") && server.crash());
  repeat(parts, 1500, 6000, () => faults.isOn("structure") && server.rename());
  await world.run(BAD_MS);

  faults.heal();
  world.note("the bad time is over");
  for (const device of devices) if (!device.isOpen()) device.openTab();
  await world.run(BAD_MS + QUIET_MS);
  giveVerdict({ disk, judge, server, devices, screens });
  const trace = world.trace();
  return {
    seed,
    violations: judge.violations(),
    acts: judge.made.size,
    faults: faults.names(),
    trace,
    traceHash: createHash("sha256").update(trace.join("\n")).digest("hex"),
  };
}

function repeat({ world }: Parts, least: number, most: number, work: () => void): void {
  const again = () => {
    if (world.now() >= BAD_MS) return;
    work();
    world.after(world.between(least, most), again);
  };
  world.after(world.between(least, most), again);
}

/** What happens to one laptop in a day. */
function liveThrough(parts: Parts, device: Device): void {
  const { world, faults } = parts;
  const isSecond = device.name.endsWith("B");
  if (!isSecond || faults.isOn("takeovers")) device.openTab();
  repeat(parts, 60, 420, () => device.tap());
  repeat(parts, 1000, 6000, () => faults.isOn("cuts") && device.link.cut(world.between(200, 4000)));
  repeat(parts, 1500, 7000, () => faults.isOn("sleep") && device.sleep(world.between(500, 5000)));
  repeat(parts, 1500, 6000, () => {
    if (!faults.isOn("reloads") || !device.isOpen()) return;
    device.killTab();
    // A second tab waits for the first to go and writes at once; otherwise somebody has to open the page again.
    const awayMs = faults.isOn("secondTab") ? 1 : world.between(50, 2000);
    world.after(awayMs, () => device.isOpen() || device.openTab());
  });
  repeat(parts, 1500, 6000, () => faults.isOn("takeovers") && device.isOpen() && device.takeOver());
}

/** The chief looks at a bout, thinks, and adds a point: an act without a lease, which must not be blind. */
function correctNowAndThen(parts: Parts, disk: ReturnType<typeof createDisk>): void {
  const { world, faults, server, judge } = parts;
  const link = createLink(world, faults, server, "chief");
  const options = {
    base: "",
    send: (request: HttpRequest) => link.call(CHIEF, request),
    token: () => undefined,
  };
  const calls = clientOf(options, bouts);
  repeat(parts, 800, 4000, () => {
    const bout = BOUTS[world.chance.below(BOUTS.length)] ?? "";
    const baseVersion = logOf(disk, bout).length;
    world.after(world.between(10, 1200), () => {
      const submitted: SubmittedEvent = {
        id: world.newId(),
        event: { type: "points-scored", corner: "red", points: 1 },
        deviceSeq: 1,
        lease: null,
        baseVersion,
        boutMs: null,
        at: { wall: world.now(), offset: null, rtt: null },
      };
      judge.noteMade({ submitted, bout, tab: submitted.id });
      world.note(`chief: corrects ${shortId(submitted.id)} at version ${baseVersion}`);
      const body = { data: { device: world.newId(), proto: 1 as const, events: [submitted] } };
      const noted = calls.submitEvents(bout, body).then((answer) => judge.noteAnswer(body, answer));
      // They see that it failed, and look again.
      noted.catch(() => {});
    });
  });
}
