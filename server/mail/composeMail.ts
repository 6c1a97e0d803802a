import { escapeHtml } from "../html/sanitiseHtml.ts";
import type { Mail } from "./mail.ts";
import { accountTexts, invitationTexts, LINK_HINT, SIGNATURE, type MailTexts } from "./accountMails.ts";
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
  const { subject, before, button, after } = textsOf(about);
  const text = [...before, `${button}:\n${about.link}`, ...after, `—\n${SIGNATURE}`].join("\n\n");
  const html = [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:16px;background:#f3f4f2;font:16px/1.5 Arial,sans-serif;color:#131916">',
    '<div style="max-width:560px;margin:0 auto;background:#fff;border:1px solid #dcdfdb;border-radius:12px;overflow:hidden">',
    '<div style="padding:16px 24px;background:#0d3b2e;color:#fff;font-size:20px;font-weight:bold">Ковёр</div>',
    '<div style="padding:24px;overflow-wrap:anywhere">',
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(subject)}</h1>`,
    ...before.map(paragraph),
    `<p style="margin:24px 0"><a href="${escapeHtml(about.link)}" style="display:inline-block;padding:13px 22px;` +
      `border-radius:8px;background:#0a6450;color:#fff;font-weight:bold;text-decoration:none">${escapeHtml(button)}</a></p>`,
    ...after.map(paragraph),
    `<p style="margin:24px 0 0;font-size:13px;color:#4a524d">${escapeHtml(LINK_HINT)}<br>${escapeHtml(about.link)}</p>`,
    `<p style="margin:16px 0 0;font-size:13px;color:#4a524d">${escapeHtml(SIGNATURE)}</p>`,
    "</div></div></body></html>",
  ].join("\n");
  return { to, subject: subject.replace(/\s+/g, " "), text, html };
}

function textsOf(about: Mail["about"]): MailTexts {
  if ("answer" in about) return applicationTexts(about);
  if ("claim" in about) return claimTexts(about);
  if ("invitation" in about) return invitationTexts(about);
  return "event" in about ? dayTexts(about) : accountTexts(about);
}

const paragraph = (line: string) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`;
