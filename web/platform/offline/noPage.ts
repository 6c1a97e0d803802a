import { API_BASE, pathOf } from "#contract/api/path.ts";
import { locale } from "#texts/locale.ts";
import { worker } from "#texts/offline.ts";
import { MOVE_KEY } from "#web/platform/browser/chunkFailure.ts";
import type { KeptFont } from "./keptFiles.ts";
import type { KeptBrief } from "./keptPages.ts";
import { momentWords } from "#web/platform/browser/keptMoment.ts";

/** In place of the browser's own words when there is neither network nor a kept page. Needs no file of ours, and takes the typefaces where they are here. */
export function writeNoPage(
  kept: readonly KeptBrief[],
  fonts: readonly KeptFont[],
  { hasNetwork, isLocked }: Why,
): Response {
  const { text, nothing, locked, again } = worker.noPage;
  const missing = kept.length > 0 ? text : nothing;
  const title = worker.noPage.title(hasNetwork);
  const rows = kept.map(
    (page) =>
      `<li><a href="${escapeHtml(page.path)}">${page.title}<small>${momentWords(page.storedAtMs)}</small></a></li>`,
  );
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${fonts.map(fontFace).join("")}${STYLE}</style><main><h1>${title}</h1><p>${isLocked ? locked : missing}</p><ul>${rows.join("")}</ul><a class="again" href="">${again}</a></main><script>${SAY_WHY}${COMES_BACK};${GO_ON}</script>`;
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

type Why = {
  readonly hasNetwork: boolean;
  /** The page is here, for somebody of whom this browser no longer knows that they are signed in. */
  readonly isLocked: boolean;
};

/** A worker may hold an old opinion of the network; the page that is looked at knows better. */
const SAY_WHY = `const say=()=>{document.title=document.querySelector("h1").textContent=navigator.onLine?${JSON.stringify(worker.noPage.title(true))}:${JSON.stringify(worker.noPage.title(false))}};say();addEventListener("offline",say);`;

/** As the words promise; a server that was away does not tell the browser that it is back. */
const COMES_BACK = `addEventListener("online",()=>location.reload());setInterval(()=>fetch("${API_BASE}${pathOf("/health")}").then(({ok})=>ok&&location.reload(),()=>{}),10000)`;

/** Where the page that was left is not here either, its address is not what was asked for (ER16). */
const GO_ON = `const base=location.origin+${JSON.stringify(import.meta.env.BASE_URL.slice(0, -1))},[from,to]=(sessionStorage.getItem("${MOVE_KEY}")??"").split("\\n");if(to&&base+from===location.origin+location.pathname+location.search){sessionStorage.removeItem("${MOVE_KEY}");location.replace(base+to)}`;

const fontFace = ({ family, path }: KeptFont) =>
  `@font-face{font-family:"${family}";src:url("${path}") format("woff2");font-weight:400 900}`;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 "Golos Text",system-ui,sans-serif;background:light-dark(#f3f4f1,#0d110f);color:light-dark(#131916,#eef3ef)}main{max-width:640px;margin:0 auto;padding:48px 16px}h1{margin:0 0 8px;font:800 40px/1.04 "Sofia Sans Condensed","Arial Narrow",sans-serif}ul{margin:24px 0;padding:0;list-style:none;border-radius:12px;background:light-dark(#fff,#161c19)}li+li{border-top:1px solid light-dark(#dcdfd9,#29322d)}li a{display:block;padding:14px 20px;color:inherit;font-weight:600;text-decoration:none}li a:hover{text-decoration:underline}small{display:block;color:light-dark(#5c655f,#929e97);font-weight:400}.again{display:inline-block;padding:12px 20px;border:1px solid light-dark(#7d857f,#7d857f);border-radius:8px;color:inherit;font-weight:600;text-decoration:none}:focus-visible{outline:3px solid light-dark(#0a6350,#74dbbd);outline-offset:2px}`;
