import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type RunningApp } from "./support/app.ts";
import { hallDate } from "./support/hallClock.ts";
import { makeOrganised } from "./support/organised.ts";

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function textOf(path: string) {
  const answer = await fetch(app.origin + path);
  const html = await answer.text();
  const text = html
    .replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/[\s\u00a0]+/g, " ");
  return { html, text };
}

test("[EI5] an event that is over shows its teams and the medals of every category, and no way in", async () => {
  const { data } = await app.api.events.find({ filters: { name: { $containsi: "Осенний ковёр" } } });
  const event = data[0];
  const competition = await app.api.competitions.ofEvent(event?.id ?? 0);
  const { html, text } = await textOf(`/events/${event?.id}`);
  expect(text).toMatch(/Завершён .*Командный зачёт .*Результаты /);
  for (const { uuid } of competition.categories)
    expect(html).toContain(`/events/${event?.id}/competition/categories/${uuid}`);
  for (const words of ["Добавить в календарь", "Регистрация", "Подать заявку"])
    expect(text).not.toContain(words);
});

test("[SN3] a second event of today stands among those that run, not among those to come", async () => {
  await makeOrganised(app, { name: "Кубок «Идель»", dateOfEvent: hallDate() });
  await expect
    .poll(async () => (await textOf("/")).text)
    .toMatch(/Идут сейчас .*Кубок «Идель» .*Идёт .*Ближайшие соревнования/);
});
