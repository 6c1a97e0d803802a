import { expect, test } from "vitest";
import { composeMail } from "./composeMail.ts";

test("[NT6] a name in a mail stays text, and an opponent without consent to be named is a number", () => {
  const hostile = '<img src=x onerror="1">{username}';
  const { html, subject } = composeMail({
    to: { email: "a@b.example", locale: "ru" },
    about: {
      kind: "draw-published",
      username: "Мать",
      event: `Кубок\r\nBcc: all@b.example`,
      link: "https://kover.example/events/1/competition",
      athletes: [
        {
          name: hostile,
          category: hostile,
          athletes: 21,
          opponent: "Участник №7",
          mat: hostile,
          number: 3,
          window: { fromMinute: 627, toMinute: 641 },
          day: undefined,
        },
      ],
    },
  });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;1&quot;&gt;{username}");
  expect(html).toContain("21\u00a0участник.");
  expect(html).toContain("примерно 10:25–10:40");
  expect(subject).not.toMatch(/[\r\n]/);
});
