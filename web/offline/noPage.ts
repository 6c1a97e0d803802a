import { offline } from "#web/i18n/ru/offline.ts";
import type { KeptBrief } from "./keptPages.ts";
import { momentWords } from "./momentWords.ts";

/** In place of the browser's own words when there is neither network nor a kept page. Needs no file of ours. */
export function writeNoPage(kept: readonly KeptBrief[]): Response {
  const { title, text, nothing, again } = offline.noPage;
  const rows = kept.map(
    (page) =>
      `<li><a href="${escapeHtml(page.path)}">${page.title}</a> <small>${momentWords(page.storedAtMs)}</small></li>`,
  );
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><p>${rows.length > 0 ? text : nothing}</p><ul>${rows.join("")}</ul><a class="again" href="">${again}</a></main>`;
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f3f4f1,#0d110f);color:light-dark(#131916,#eef3ef)}main{max-width:640px;margin:0 auto;padding:48px 16px}h1{margin:0 0 8px}ul{padding:0;list-style:none}li{padding:12px 0;border-top:1px solid light-dark(#dcdfd9,#29322d)}a{color:light-dark(#07533f,#74dbbd)}small{display:block;color:light-dark(#5c655f,#929e97)}.again{display:inline-block;margin-top:16px;padding:12px 20px;border:1px solid;border-radius:8px;font-weight:600;text-decoration:none}`;
