import { expect, test, vi } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { rememberScoreboard } from "./rememberScoreboard.ts";
import { parseSettings } from "./scoreboardSettings.ts";

const settings = {
  title: "Кубок Волги",
  commercials: [{ title: "Сплав", seconds: 8, image: "" }],
  rules: null,
  scoreboardType: "duel",
};

test("[SC2] the board takes title, partners, rules and type from what was kept", () => {
  expect(parseSettings(JSON.stringify({ ...settings, more: 1 }), "a")).toEqual(settings);
  expect(parseSettings(JSON.stringify({ ...settings, uuid: "a" }), "a")).toEqual(settings);
});

test("[SC3] what is damaged, or of another competition, counts as nothing", () => {
  for (const kept of [undefined, "", "{", "[]", "null", '{"title":"Кубок"}'])
    expect(parseSettings(kept, "a")).toBeUndefined();
  const broken = { ...settings, commercials: [{ title: "Сплав" }] };
  expect(parseSettings(JSON.stringify(broken), "a")).toBeUndefined();
  expect(parseSettings(JSON.stringify({ ...settings, uuid: "b" }), "a")).toBeUndefined();
});

test("[SC1] title, partners, rules and type are kept on the device under one key", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { setItem: (key: string, text: string) => void kept.set(key, text) });
  const { competition } = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
  rememberScoreboard({ ...competition, ...settings });
  vi.unstubAllGlobals();
  expect([...kept.keys()]).toEqual(["scoreboard-competition"]);
  expect(parseSettings(kept.get("scoreboard-competition"), competition.uuid)).toEqual(settings);
});
