import { parseArgs } from "node:util";

/** What is played, as it was asked for on the command line. */
export type DayOptions = {
  readonly athletes: number;
  readonly mats: number;
  /** How many minutes of the hall pass in one of ours. */
  readonly speed: number;
  readonly spectators: number;
  /** Whether networks and servers fail. */
  readonly faults: boolean;
  readonly seed: string;
  readonly database: "sqlite" | "postgres";
  readonly instances: number;
  /** Where the report is written, beside the standard output. */
  readonly report: string;
};

/** A sentence for whoever typed it. */
export class BadOption extends Error {
  override readonly name = "BadOption";
}

const DEFAULTS = {
  athletes: "40",
  mats: "2",
  speed: "600",
  spectators: "20",
  faults: "on",
  seed: "1",
  database: "sqlite",
  instances: "1",
  report: ".cache/simulate.md",
} as const;

type Name = keyof typeof DEFAULTS;
type Given = Readonly<Record<Name, string>>;

export function readDayOptions(args: readonly string[]): DayOptions {
  const given = { ...DEFAULTS, ...valuesOf(args) };
  const options = {
    athletes: numberOf(given, "athletes", 8, 2000),
    mats: numberOf(given, "mats", 1, 20),
    speed: numberOf(given, "speed", 1, 1200),
    spectators: numberOf(given, "spectators", 0, 10_000),
    faults: choiceOf(given, "faults", ["on", "off"]) === "on",
    seed: given.seed,
    database: choiceOf(given, "database", ["sqlite", "postgres"]),
    instances: numberOf(given, "instances", 1, 4),
    report: given.report,
  };
  if (options.instances > 1 && options.database !== "postgres")
    throw new BadOption("--instances above 1 needs --database postgres: SQLite belongs to one server.");
  return options;
}

function valuesOf(args: readonly string[]): Partial<Given> {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        athletes: text,
        mats: text,
        speed: text,
        spectators: text,
        faults: text,
        seed: text,
        database: text,
        instances: text,
        report: text,
      },
    }).values;
  } catch (cause) {
    const names = Object.keys(DEFAULTS)
      .map((name) => `--${name}`)
      .join(", ");
    throw new BadOption(`${firstSentence(cause)} What can be set: ${names}.`, { cause });
  }
}

const firstSentence = (cause: unknown) =>
  cause instanceof Error ? `${cause.message.split(". ")[0]}.` : "The arguments cannot be read.";

function numberOf(given: Given, name: Name, least: number, most: number): number {
  const text = given[name];
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new BadOption(`--${name} is a whole number from ${least} to ${most}, not "${text}".`);
}

function choiceOf<Choice extends string>(given: Given, name: Name, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === given[name]);
  if (found !== undefined) return found;
  throw new BadOption(`--${name} is ${choices.join(" or ")}, not "${given[name]}".`);
}
