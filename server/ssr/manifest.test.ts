import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const ROOT = new URL("../../public/", import.meta.url);
const manifestSchema = z.object({
  start_url: z.string(),
  display: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
});

test("[IN1] a browser finds everything it needs to install the site", () => {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(new URL("site.webmanifest", ROOT), "utf8")));
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.src.endsWith(".png"))) {
    const file = readFileSync(new URL(`.${src}`, ROOT));
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
});
