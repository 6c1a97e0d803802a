import { expect, test } from "vitest";
import { ROLE_TYPES } from "#domain/access/access.ts";
import { composeMail } from "./composeMail.ts";
import type { MailKind } from "../words/kinds/mailTexts.ts";
import type { Mail } from "./mail.ts";

const to = { email: "a@b.example", locale: "en" } as const;
const link = "https://kover.example/personal/account";
const username = "Anna";
const event = "Volga Cup";

const KINDS = [
  "reset",
  "confirmation",
  "already-registered",
  "password-changed",
  "second-factor-on",
  "second-factor-off",
  "recovery-code-used",
  "email-changed",
] as const satisfies readonly MailKind[];

const athlete = {
  name: "Peter Lynx",
  category: "Мужчины, до 77 кг",
  athletes: 1,
  opponent: undefined,
  mat: "Ковёр A",
  number: 3,
  window: { fromMinute: 627, toMinute: 641 },
  day: "2026-12-05",
};
const news = { username, link, event, athletes: [athlete] };

const ABOUT: readonly Mail["about"][] = [
  ...KINDS.map((kind) => ({ kind, username, link })),
  ...ROLE_TYPES.map((invitation) => ({ invitation, username, link, host: "Olga", eventName: event })),
  { invitation: "announcer", username, link, host: "Olga", eventName: undefined },
  ...(["accepted", "rejected", "asked", "message"] as const).map((answer) => ({
    answer,
    username,
    link,
    event,
    athlete: athlete.name,
    category: athlete.category,
    note: "Please send a photo",
  })),
  ...(["accepted", "rejected", "reopened"] as const).map((claim) => ({
    claim,
    username,
    link,
    event,
    athlete: athlete.name,
  })),
  { ...news, kind: "draw-published" },
  {
    ...news,
    kind: "schedule",
    day: "2026-12-05",
    weighIns: [{ day: "2026-12-04", time: "18:00", title: "weigh-in" }],
  },
];

test("[LO15] no Cyrillic letter is in an English mail about Latin data, of whatever kind", () => {
  expect(ABOUT.length).toBeGreaterThan(18);
  for (const about of ABOUT) {
    const { subject, text, html } = composeMail({ to, about });
    expect([subject, text, html].join("\n")).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(html).toContain('<html lang="en">');
    expect(text).toContain("https://kover.example/en/personal/account");
  }
});

test("[LO15] an English mail reads like one", () => {
  const { subject, text } = composeMail({ to, about: { ...news, kind: "draw-published" } });
  expect(subject).toBe("Draw: Volga Cup");
  expect(text.split("\n\n")).toEqual([
    "Hello, Anna!",
    "The draw of “Volga Cup” has been made.",
    "Peter Lynx, “Men, up to 77 kg”: 1\u00a0athlete.",
    "First bout: the opponent will be known during the event. 5 December, Mat A, bout No.\u00a03, about 10:25–10:40.",
    "Open the bracket:\nhttps://kover.example/en/personal/account",
    "Times are approximate: the page of the event has the latest ones during the day.",
    "Do not want such emails? Turn them off in the settings of your account.",
    "—\nKover — grappling competitions",
  ]);
});
