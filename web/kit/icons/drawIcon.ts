import type { IconName } from "./iconNames.ts";
import file from "./icons.svg?url";
import text from "./icons.svg?raw";

const SYMBOL = /<symbol id="(\w+)"[^>]*>(.*)<\/symbol>/g;

/** On the server the drawing itself, so that a page is whole when it arrives; in the browser where to find it. */
export const drawIcon: (name: IconName) => string = import.meta.env.SSR
  ? drawFrom(text)
  : (name) => `<use href="${file}#${name}"/>`;

function drawFrom(svg: string) {
  const drawings = new Map([...svg.matchAll(SYMBOL)].map(([, name, drawing]) => [name, drawing]));
  return (name: IconName) => drawings.get(name) ?? "";
}
