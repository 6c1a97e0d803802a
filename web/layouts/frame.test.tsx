import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ApiFailure } from "#contract/error.ts";
import { mayReload, rememberMove, takeTarget } from "#web/platform/browser/chunkFailure.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { errorStatus } from "./errorStatus.ts";
import { chosenLocale } from "#web/platform/browser/cookie.ts";
import { rememberRefCode } from "#web/platform/browser/tabMemory.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { ShareLinks } from "./ShareLinks.tsx";

const answered = (status: number) => ({ status, statusText: "", internal: false, data: null });

function screenOf(error: unknown): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ErrorScreen error={error} />
    </MemoryRouter>,
  );
}

/** With the parts that are fetched later. */
async function wholeScreenOf(error: unknown): Promise<string> {
  const page = await renderToReadableStream(
    <MemoryRouter>
      <ErrorScreen error={error} />
    </MemoryRouter>,
  );
  await page.allReady;
  return new Response(page).text();
}

for (const [id, status, title] of [
  ["ER2", 403, "Доступ закрыт"],
  ["ER3", 404, "Страница не найдена"],
  ["ER4", 500, "Внутренняя ошибка"],
  ["ER23", 503, "Сервер временно недоступен"],
] as const)
  test(`[ER1] [${id}] ${status} is shown in large type as «${title}», with a way back`, () => {
    const html = screenOf(answered(status));
    expect(html).toContain(`>${status}</p>`);
    expect(html).toContain(`${title}</h1>`);
    expect(html).toContain("Назад");
  });

test("[RL29] who had a role of the event until it was taken away is told so, and whom to ask", () => {
  expect(screenOf({ ...answered(403), data: "role-taken" })).toContain(
    "Вашу роль на этом соревновании сняли",
  );
});

test("[ER19] 401 is shown as 403, everything unexpected as 500", () => {
  expect(errorStatus(answered(401))).toBe(403);
  expect(errorStatus(answered(418))).toBe(500);
  expect(errorStatus(new Error("boom"))).toBe(500);
  expect(errorStatus(new ApiFailure({ status: 404, name: "NotFoundError", message: "Not Found" }))).toBe(404);
});

test("[OP47] a fault of the server shows the code of its request, to be copied; any other screen has none", async () => {
  const data = { requestId: "K7QF2MX9AB" };
  const fault = { status: 500, name: "InternalServerError", message: "", ...data };
  for (const error of [{ ...answered(503), data }, new ApiFailure(fault)])
    expect(await wholeScreenOf(error)).toMatch(/Код обращения:<!-- --> <b>K7QF2MX9AB<\/b>.*Скопировать/);
  for (const error of [answered(500), new Error("boom"), { ...answered(404), data }])
    expect(await wholeScreenOf(error)).not.toContain("Код обращения");
});

function createMemory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("[ER16] after a reload in the middle of a navigation the visitor arrives at its target, once", () => {
  const memory = createMemory();
  const reload = { path: "/", isReload: true };
  rememberMove(memory, { from: "/", to: "/events/1" });
  expect(takeTarget(memory, reload)).toBe("/events/1");
  expect(takeTarget(memory, reload)).toBeUndefined();
});

test("[ER16] any other load goes nowhere else", () => {
  const memory = createMemory();
  const move = { from: "/", to: "/events/1" };
  rememberMove(memory, move);
  expect(takeTarget(memory, { path: "/", isReload: false })).toBeUndefined();
  rememberMove(memory, move);
  expect(takeTarget(memory, { path: "/partners", isReload: true })).toBeUndefined();
  rememberMove(memory, move);
  rememberMove(memory, undefined);
  expect(takeTarget(memory, { path: "/", isReload: true })).toBeUndefined();
});

test("[ER15] [ER16] a script that stays missing reloads a page once, not for ever", () => {
  const memory = createMemory();
  expect(mayReload(memory, "/events/1", 0)).toBe(true);
  expect(mayReload(memory, "/events/1", 3000)).toBe(false);
  expect(mayReload(memory, "/events/2", 3000)).toBe(true);
  expect(mayReload(memory, "/events/2", 60_000)).toBe(true);
});

test("[RF1] [RF2] a refCode is kept for the tab, and a page without one leaves it", () => {
  const memory = createMemory();
  rememberRefCode("?refCode=coach7&x=1", memory);
  rememberRefCode("?x=1", memory);
  expect(memory.kept.get("refCode")).toBe("coach7");
});

test("[LO4] [LO5] the language that was chosen is kept for 365 days and the whole site", () => {
  expect(chosenLocale("ru", false)).toBe("i18n_redirected=ru; Path=/; SameSite=Lax; Max-Age=31536000");
  expect(chosenLocale("en", true)).toBe("i18n_redirected=en; Path=/; SameSite=Lax; Max-Age=31536000; Secure");
});

test("[GN7] [GN10] [SH1] [SH2] title and share title end in «Ковёр», the share locale is ru_RU", () => {
  expect(pageMeta()).toEqual(
    expect.arrayContaining([
      { title: "Ковёр" },
      { property: "og:title", content: "Ковёр" },
      { property: "og:locale", content: "ru_RU" },
    ]),
  );
  expect(pageMeta({ title: "Вход" })).toContainEqual({ title: "Вход — Ковёр" });
});

test("[SH3] [SH4] [SH5] [SH6] favicon and share logo follow the dark mode, the logo by its full address", () => {
  const links = (isDark: boolean) =>
    renderToStaticMarkup(
      <ShareLinks isDark={isDark} publicUrl="https://kover.example" pathname="/partners" image={undefined} />,
    );
  expect(links(false)).toMatch(/rel="icon"[^>]*favicon-light/);
  expect(links(true)).toMatch(/rel="icon"[^>]*favicon-dark/);
  expect(links(true)).toMatch(/og:image" content="https:\/\/kover\.example\/[^"]*logo-dark/);
});

test("[SH7] a page names its canonical address, and a page with a picture shares it", () => {
  const html = renderToStaticMarkup(
    <ShareLinks
      isDark={false}
      publicUrl="https://kover.example"
      pathname="/events/1"
      image="/api/events/1/share.png"
    />,
  );
  expect(html).toContain('rel="canonical" href="https://kover.example/events/1"');
  expect(html).toContain('og:image" content="https://kover.example/api/events/1/share.png"');
  expect(html).toContain("summary_large_image");
});
