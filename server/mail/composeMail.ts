import type { Mail } from "./mail.ts";
import { accountTexts, LINK_HINT, SIGNATURE, type MailTexts } from "./templates/accountMails.ts";
import { dayTexts } from "./templates/dayMails.ts";

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
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"></head>',
    '<body style="margin:0;padding:24px;background:#f4f5f7;font:16px/1.5 Arial,sans-serif;color:#16181d">',
    '<div style="max-width:520px;margin:0 auto;padding:24px;background:#fff;border-radius:12px">',
    ...before.map(paragraph),
    `<p style="margin:24px 0"><a href="${escapeHtml(about.link)}" style="display:inline-block;padding:12px 20px;` +
      `border-radius:8px;background:#16181d;color:#fff;text-decoration:none">${escapeHtml(button)}</a></p>`,
    ...after.map(paragraph),
    `<p style="margin:24px 0 0;font-size:13px;color:#5b616e">${escapeHtml(LINK_HINT)}<br>${escapeHtml(about.link)}</p>`,
    `<p style="margin:16px 0 0;font-size:13px;color:#5b616e">${escapeHtml(SIGNATURE)}</p>`,
    "</div></body></html>",
  ].join("\n");
  return { to, subject: subject.replace(/\s+/g, " "), text, html };
}

function textsOf(about: Mail["about"]): MailTexts {
  return "event" in about ? dayTexts(about) : accountTexts(about);
}

const paragraph = (line: string) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
