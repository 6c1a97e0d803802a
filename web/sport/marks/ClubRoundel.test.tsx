import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { ClubRoundel } from "./ClubRoundel.tsx";

const clubs = z.object({ teams: z.array(z.object({ name: z.string() })) });

test("no two clubs of the demo have the same sign", () => {
  const text = readFileSync(join(import.meta.dirname, "../../../server/demo/demo.json"), "utf8");
  const { teams, second } = clubs.extend({ second: clubs }).parse(JSON.parse(text));
  const names = [...teams, ...second.teams].map(({ name }) => name);
  const signs = names.map((name) => renderToStaticMarkup(<ClubRoundel name={name} />));
  expect(new Set(signs).size).toBe(names.length);
});
