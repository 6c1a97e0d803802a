import { createApi } from "#contract/api/client.ts";
import { sendByFetch, PASSWORD } from "./e2e/support/app.ts";
import { launchBrowser } from "./e2e/support/browser.ts";
import { signIn, visit, watchForErrors } from "./e2e/support/pages.ts";

const [origin = "", label = "", only = ""] = process.argv.slice(2);
const app = { origin, api: createApi({ base: `${origin}/api`, send: sendByFetch, token: () => undefined }) };
const competition: any = await app.api.competitions.ofEvent("1");
const bouts = competition.fightings;
const biggest = [...competition.categories].sort((a: any, b: any) => b.fighters.length - a.fighters.length)[0];
const running = bouts.find((b: any) => b.state === "running");
const ahead = bouts.filter((b: any) => b.state === "waiting" || b.state === "next" || b.state === "planned" || (b.state !== "finished" && b.state !== "running")).find((b: any) => b.fighters.length === 2);
const nextF = ahead?.slots[0].fighter; const runF = running?.slots[0].fighter;
const mat = competition.carpets[0].uuid;
const c = `/competition/${competition.uuid}`;
const e = "/events/1";
const W = [["390", 390, 844], ["1440", 1440, 900]] as const;
const L = [["844x390", 844, 390]] as const, T = [["1366", 1366, 768]] as const, S = [["320", 320, 640]] as const;
type Shot = [string, string, readonly (readonly [string, number, number])[], string?, string?];
const H = "document.documentElement.scrollHeight";
const shots: Shot[] = [
  ["01-fighter-next", `${e}/competition/fighters/${nextF}`, W],
  ["01-fighter-running", `${e}/competition/fighters/${runF}`, W],
  ["02-bracket", `${e}/competition/categories/${biggest.uuid}`, W, "", `({boutsAbove: [...document.querySelectorAll("a[href*='/bouts/']")].map(x=>x.getBoundingClientRect()).filter(r=>r.height>20&&r.bottom<=innerHeight).length, first: Math.round(Math.min(...[...document.querySelectorAll("a[href*='/bouts/']")].map(x=>x.getBoundingClientRect()).filter(r=>r.height>20).map(r=>r.top)))})`],
  ["02-mat", `${e}/carpets/${mat}`, [...W, ...S], "", `({rows: [...document.querySelectorAll("main a[href*='/bouts/']")].map(x=>x.getBoundingClientRect()).filter(r=>r.height>20&&r.bottom<=innerHeight).length})`],
  ["03-home", `/`, W],
  ["03-finished", `/events/2`, W], ["03-finished3", `/events/3`, W],
  ["04-search", `/search?q=kravtsov`, W, "", `document.querySelectorAll("main li a").length`],
  ["04-search-layout", `/search?q=${encodeURIComponent("rhfdwjd")}`, W, "", `document.querySelectorAll("main li a").length`],
  ["05-filters", `${e}/competition`, W],
  ["06-coach", `${e}/mine`, W, "coach"],
  ["08-entry", `/personal/applications/new`, W, "coach"],
  ["09-rules", `/page/rules`, W, "", H],
  ["10-table", `${c}/fighting/${running?.uuid}`, [...L, ["390", 390, 844], ...T], "admin"],
  ["12-mat", `${c}/refereeing/carpet/${mat}`, [...W, ...T], "admin"],
  ["12-category", `${c}/refereeing/category/${biggest.uuid}`, W, "admin"],
  ["13-dashboard", `${c}`, [...W, ...T], "admin"],
  ["16-event", `${e}`, [...W, ...S]],
  ["16-nul", `/events/%00`, W],
  ["17-partners", `/partners`, W],
  ["19-en", `/en/`, W], ["19-en-fighter", `/en${e}/competition/fighters/${nextF}`, W],
];
const browser = await launchBrowser();
for (const [name, path, sizes, who, expr] of shots) {
  if (only && !name.includes(only)) continue;
  for (const [size, width, height] of sizes) {
    const ctx = await browser.newContext({ locale: "ru-RU", viewport: { width, height }, hasTouch: width < 900, colorScheme: size === "390" ? "dark" : "light" });
    const page = await ctx.newPage();
    const errors = watchForErrors(page);
    if (who) await signIn(page, app as any, who, PASSWORD);
    let status = 0;
    try { status = (await visit(page, origin + path))?.status() ?? 0; } catch (x) { status = (await page.goto(origin + path))?.status() ?? -1; }
    await page.waitForTimeout(400);
    const measured = await page.evaluate(`({h: ${H}, over: document.documentElement.scrollWidth - innerWidth, footer: document.querySelectorAll("footer a").length, m: ${expr || "null"}})`).catch((x) => String(x));
    await page.screenshot({ path: `/tmp/pics/ba/${name}-${size}-${label}.png` });
    console.log(name, size, label, status, JSON.stringify(measured), errors.length ? errors.slice(0, 2) : "");
    await ctx.close();
  }
}
await browser.close();
