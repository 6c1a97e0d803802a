import { join } from "node:path";
import { build } from "./build.mjs";
import { install, installForServer } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import { Problem, sayProblems } from "./problem.mjs";
import { run, toolEnv } from "./run.mjs";
import { findRuntime } from "./runtime.mjs";

/**
 * The commands beside the server: what follows their name, and what they do.
 * @type {ReadonlyMap<string, readonly [string, string]>}
 */
export const COMMANDS = new Map([
  ["backup", ["[file]", "writes database, uploads and keys into one file; the server may run"]],
  ["restore", ["<file> [--check]", "puts a backup into an empty place; --check only tells what it would do"]],
  ["verify", ["", "looks whether everything is as it was written, changes nothing; the server may run"]],
  ["export", ["<event> <file>", "writes one event into one file; the server may run"]],
  ["import", ["<file>", "lets an event in from its file; the server must be stopped"]],
  [
    "admin",
    [
      "<email> [--unlock]",
      "makes an admin; --unlock lifts block, waits and second factor, and gives a link for a new password; the server may run",
    ],
  ],
]);

const HELP_WORDS = ["help", "--help", "-h"];

/**
 * @param {readonly string[]} words the name of a command and what follows it
 * @returns {Promise<number>} exit code
 */
export async function runKover([name, ...args]) {
  if (name === undefined || HELP_WORDS.includes(name)) return say(helpText());
  const about = COMMANDS.get(name);
  if (about === undefined)
    return sayProblems(async () => {
      throw new Problem(`There is no command "${name}": kover help names them.`);
    });
  // Before it is taken for the name of a file.
  if (args.some((arg) => arg === "--help" || arg === "-h")) return say(lineOf(name, about));
  return sayProblems(() => runProgram(`server/${name}.ts`, args));
}

/**
 * With the settings of the server. Files are named from where the person stands, also outside of the project.
 * @param {string} program
 * @param {readonly string[]} args
 */
async function runProgram(program, args) {
  await installForServer("Installing packages");
  const command = ["--disable-warning=ExperimentalWarning", join(ROOT, program), ...args];
  const env = { ...toolEnv(), KOVER_DATA: process.env.KOVER_DATA || join(ROOT, "data") };
  return run(findRuntime(), command, { env, cwd: process.cwd() });
}

const helpText = () =>
  [
    "Kover, commands beside the server. Each uses the settings of the server (KOVER_DATA, DATABASE_URL) and ends with 0 when it is done.",
    "",
    ...[...COMMANDS].map(([name, about]) => lineOf(name, about)),
    "",
    "In the folder of the program: npm run <command> -- …",
  ].join("\n");

/**
 * @param {string} name
 * @param {readonly [string, string]} about
 */
const lineOf = (name, [args, what]) => `kover ${[name, args].filter(Boolean).join(" ")}\n    ${what}`;

/** @param {string} text */
function say(text) {
  console.log(text);
  return 0;
}

/**
 * A program that starts the built server itself.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function runBench(program, args) {
  return sayProblems(async () => {
    await install("Installing packages");
    await build("Building the web app");
    return run(findRuntime(), ["--disable-warning=ExperimentalWarning", program, ...args], {
      env: toolEnv(),
    });
  });
}
