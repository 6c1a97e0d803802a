import { use, useMemo, useState } from "react";
import { isRecord } from "#contract/shape.ts";
import { useLateCode, type LateCode } from "./lateCode.ts";
import { useServerFacts } from "./serverFacts.ts";

/** Something that follows from what is known, by code that is not worth its weight on a page that is only opened. */
export type Thought<Code, Known extends object, Found> = {
  readonly code: LateCode<Code>;
  readonly think: (code: Code, known: Known) => Found;
  /** As a page can carry it. */
  readonly write: (known: Known, found: Found) => unknown;
  readonly read: (known: Known, written: unknown) => Found | undefined;
  /** Tells one thing known from another: a page may have learned more before it reads what the server found. */
  readonly mark: (known: Known) => string;
  /** The same when nothing at all has changed, and told without a look at everything: a mark costs a phone a frame. */
  readonly rev?: (known: Known) => number;
};

/**
 * What the server has found for the first picture; found anew when what is known has changed, as soon as the code for it
 * is there. Until then what was found before stays.
 */
export function useThought<Code, Known extends object, Found>(
  thought: Thought<Code, Known, Found>,
  key: string,
  known: Known,
): Found {
  const facts = useServerFacts();
  const begin = () => ({ key, known, found: readFact(thought, known, facts.get(key)) });
  const [last, setLast] = useState(begin);
  // Another subject in the same place: what was found about the one before is nothing to it.
  const first = last.key === key ? last : begin();
  if (first !== last) setLast(first);
  const isFirst = known === first.known && first.found !== undefined;
  const late = useLateCode(thought.code, !isFirst);
  // After a move inside the application there is no word of the server.
  const code = late ?? (first.found === undefined ? use(thought.code.wait()) : undefined);
  return useMemo(() => {
    if (first.found !== undefined && (code === undefined || known === first.known)) return first.found;
    if (code === undefined) throw new Error("nothing to think with");
    const found = thought.think(code, known);
    if (import.meta.env.SSR)
      facts.set(key, {
        rev: thought.rev?.(known),
        mark: thought.mark(known),
        found: thought.write(known, found),
      });
    return found;
  }, [thought, key, known, first, code, facts]);
}

function readFact<Code, Known extends object, Found>(
  { read, mark, rev }: Thought<Code, Known, Found>,
  known: Known,
  fact: unknown,
): Found | undefined {
  if (!isRecord(fact)) return undefined;
  const isTheSame = rev !== undefined && fact["rev"] === rev(known);
  return isTheSame || fact["mark"] === mark(known) ? read(known, fact["found"]) : undefined;
}
