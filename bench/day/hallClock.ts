/**
 * The time of the hall, which runs so many times as fast as ours. Loaded into the server before anything else
 * (`node --import bench/day/hallClock.ts server/main.ts`), it is what the server takes for the time; timers run as ever, so
 * networks are as slow as they are.
 */
export type HallClock = {
  /** This instant of ours … */
  readonly realMs: number;
  /** … is this one of the hall. */
  readonly hallMs: number;
  readonly speed: number;
};

const RealDate = Date;
let clock: HallClock | undefined;

export const realNow = (): number => RealDate.now();

const hallNow = (): number =>
  clock === undefined
    ? RealDate.now()
    : Math.round(clock.hallMs + (RealDate.now() - clock.realMs) * clock.speed);

/** From now on everybody in this process who asks for the time is told that of the hall. */
export function keepHallTime(kept: HallClock): void {
  clock = kept;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => {
      const made: unknown = Reflect.construct(target, given.length === 0 ? [hallNow()] : given, newTarget);
      if (made instanceof target) return made;
      throw new TypeError("not a date");
    },
    get: (target, key): unknown => (key === "now" ? hallNow : Reflect.get(target, key)),
  });
}

/** As it is handed to a server. */
export const clockToText = ({ realMs, hallMs, speed }: HallClock): string =>
  [realMs, hallMs, speed].join(" ");

const handed = process.env["KOVER_HALL_CLOCK"];
if (handed !== undefined) {
  const [realMs = 0, hallMs = 0, speed = 1] = handed.split(" ").map(Number);
  keepHallTime({ realMs, hallMs, speed });
}
