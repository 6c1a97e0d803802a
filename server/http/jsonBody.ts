import { HttpProblem } from "./problem.ts";

/** No declared body is half as deep, and whoever walks a value that is deeper runs out of stack. */
const MAX_DEPTH = 64;

export const invalidCharacters = () => new HttpProblem("ValidationError", "Invalid characters");

/** The value of a JSON text; an empty text is no body, which some clients send with the JSON content type (API16). */
export function parseJson(text: string): unknown {
  if (text.trim() === "") return undefined;
  const value: unknown = JSON.parse(text);
  refuseUnsafe(value);
  return value;
}

/**
 * Refuses a key that would reach an object's prototype (SE10), and text that not every database can keep. Level by level
 * after the parsing: a reviver would be asked for every single number, and takes fifty times as long.
 */
function refuseUnsafe(root: unknown): void {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new HttpProblem("ValidationError", "The body is nested too deeply");
    const inner: unknown[] = [];
    for (const value of level) lookInto(value, inner);
    level = inner;
  }
}

function lookInto(value: unknown, inner: unknown[]): void {
  if (typeof value === "string") {
    if (value.includes("\0") || !value.isWellFormed()) throw invalidCharacters();
  } else if (Array.isArray(value)) {
    for (const item of value) if (isWorthALook(item)) inner.push(item);
  } else if (typeof value === "object" && value !== null) {
    if (Object.hasOwn(value, "__proto__")) throw new HttpProblem("ValidationError", "Invalid key __proto__");
    for (const item of Object.values(value)) if (isWorthALook(item)) inner.push(item);
  }
}

const isWorthALook = (value: unknown) => typeof value === "string" || typeof value === "object";
