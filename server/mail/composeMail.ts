import { escapeHtml } from "../html/sanitiseHtml.ts";
import type { Mail } from "./mail.ts";
import { DEFAULT_LOCALE, inLocale, type Locale } from "#contract/locale.ts";
import type { MailTexts } from "../words/kinds/mailTexts.ts";
import { wordsOf, type Words } from "../words/words.ts";
import { accountTexts, invitationTexts } from "./accountMails.ts";
import { applicationTexts } from "./applicationMails.ts";
import { claimTexts } from "./claimMails.ts";
import { dayTexts } from "./dayMails.ts";

export type ComposedMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export function composeMail({ to, about }: Mail): ComposedMail {
  const { email, locale } = to;
  const words = wordsOf(locale);
  const { signature, linkHint } = words.mails;
  const { subject, before, button, after } = textsOf(words, about);
  const link = linkIn(about.link, locale);
  const text = [...before, `${button}:\n${link}`, ...after, `—\n${signature}`].join("\n\n");
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:16px;background:#f3f4f2;font:16px/1.5 Arial,sans-serif;color:#131916">',
    '<div style="max-width:560px;margin:0 auto;background:#fff;border:1px solid #dcdfdb;border-radius:12px;overflow:hidden">',
    `<div style="padding:16px 24px;background:#0d3b2e;color:#fff;font-size:20px;font-weight:bold">${words.names.brand}</div>`,
    '<div style="padding:24px;overflow-wrap:anywhere">',
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(subject)}</h1>`,
    ...before.map(paragraph),
    `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:13px 22px;` +
      `border-radius:8px;background:#0a6450;color:#fff;font-weight:bold;text-decoration:none">${escapeHtml(button)}</a></p>`,
    ...after.map(paragraph),
    `<p style="margin:24px 0 0;font-size:13px;color:#4a524d">${escapeHtml(linkHint)}<br>${escapeHtml(link)}</p>`,
    `<p style="margin:16px 0 0;font-size:13px;color:#4a524d">${escapeHtml(signature)}</p>`,
    "</div></div></body></html>",
  ].join("\n");
  return { to: email, subject: subject.replace(/\s+/g, " "), text, html };
}

function textsOf(words: Words, about: Mail["about"]): MailTexts {
  if ("answer" in about) return applicationTexts(words, about);
  if ("claim" in about) return claimTexts(words, about);
  if ("invitation" in about) return invitationTexts(words, about);
  return "event" in about ? dayTexts(words, about) : accountTexts(words, about);
}

/** To a page in the language of the mail; a call of the API is told which page comes after it. */
function linkIn(link: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return link;
  const url = new URL(link);
  if (url.pathname.startsWith("/api/")) url.searchParams.set("locale", locale);
  else url.pathname = inLocale(url.pathname, locale);
  return url.href;
}

const paragraph = (line: string) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`;
