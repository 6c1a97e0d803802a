const TAG = /<[a-z/!][^>]*>/i;
const PLAIN_TAGS = /<\/?(?:p|br)\s*\/?>/gi;

/** Paragraphs of what was typed. Who writes HTML keeps it: the server lets through what is harmless. */
export function textToHtml(text: string): string {
  if (TAG.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escape(paragraph.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** The same text again; HTML that says more than paragraphs is shown as it is, so that saving loses nothing. */
export function htmlToText(html: string): string {
  if (TAG.test(html.replaceAll(PLAIN_TAGS, ""))) return html;
  const text = html
    .replaceAll(/<br\s*\/?>/gi, "\n")
    .replaceAll(/<\/p>\s*<p>/gi, "\n\n")
    .replaceAll(PLAIN_TAGS, "");
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&amp;", "&")
    .trim();
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
