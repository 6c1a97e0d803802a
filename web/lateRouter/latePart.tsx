import { use, type ComponentType } from "react";
import { isRecord } from "#contract/shape.ts";
import { fetchOnServer } from "./onServer.ts";
import { useServerFacts } from "./serverFacts.ts";

const FACT = "parts";
const parts = new Map<string, () => Promise<unknown>>();

/**
 * A part of a page that most visitors never see, fetched when it is shown. One the server has rendered is there before the
 * page wakes up: what comes while a page wakes moves it, for an update that meets it half awake empties its place.
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const fetchPart = () => (coming ??= load().then((loaded) => (part = loaded)));
  parts.set(name, fetchPart);
  fetchOnServer(fetchPart);
  return function LatePart(props: Props) {
    useShown(name);
    const Part = part ?? use(fetchPart());
    return <Part {...props} />;
  };
}

/** The server writes down which parts it has rendered. */
function useShown(name: string): void {
  const facts = useServerFacts();
  if (import.meta.env.SSR) facts.set(FACT, { ...namesIn(facts.get(FACT)), [name]: true });
}

const namesIn = (fact: unknown): Readonly<Record<string, unknown>> => (isRecord(fact) ? fact : {});

/** Those the server has rendered. */
export async function fetchRenderedParts(facts: Readonly<Record<string, unknown>>): Promise<void> {
  const rendered = Object.keys(namesIn(facts[FACT]));
  await Promise.all(rendered.flatMap((name) => parts.get(name)?.() ?? []));
}
