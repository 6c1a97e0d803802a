/** A heading of a text, and where it stands. */
export type ContentsLine = { readonly id: string; readonly title: string };

/** As few as that are seen at a glance. */
const FEWEST = 2;
const HEADING = /<h2>(.*?)<\/h2>/gs;
const TAG = /<[^>]*>/g;
const SIGNS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
};

/** What a long text is about, with a place to jump to in front of each of its parts. The text is sanitised before. */
export function withContents(html: string): { html: string; contents: readonly ContentsLine[] } {
  const contents: ContentsLine[] = [];
  const marked = html.replaceAll(HEADING, (_, inside: string) => {
    const id = `part-${contents.length + 1}`;
    contents.push({ id, title: plainText(inside) });
    return `<h2 id="${id}">${inside}</h2>`;
  });
  return contents.length < FEWEST ? { html, contents: [] } : { html: marked, contents };
}

const plainText = (html: string): string =>
  html.replaceAll(TAG, "").replaceAll(/&\w+;|&#39;/g, (sign) => SIGNS[sign] ?? sign);
