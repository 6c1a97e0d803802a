export type XmlVisit = {
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
};

/**
 * Goes once over a document as office programs write it: tags, attributes and texts. Names come without their prefix. A
 * document type is passed over, so that no entity of its own is ever expanded; the browser's parser needs a page, and this
 * runs in a worker.
 */
export function visitXml(xml: string, { open, close, text }: XmlVisit): void {
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf("<", at);
    if (tag > at || tag < 0) text(unescapeXml(xml.slice(at, tag < 0 ? undefined : tag)));
    if (tag < 0) return;
    const special = SPECIAL.find(({ begin }) => xml.startsWith(begin, tag));
    const last = special?.end ?? ">";
    const end = xml.indexOf(last, tag);
    if (end < 0) return;
    if (special?.isText) text(xml.slice(tag + special.begin.length, end));
    else if (special === undefined) visitTag(xml.slice(tag + 1, end), { open, close });
    at = end + last.length;
  }
}

const SPECIAL = [
  { begin: "<![CDATA[", end: "]]>", isText: true },
  { begin: "<!--", end: "-->", isText: false },
  { begin: "<!", end: ">", isText: false },
  { begin: "<?", end: "?>", isText: false },
] as const;

function visitTag(inside: string, { open, close }: Pick<XmlVisit, "open" | "close">): void {
  const isSingle = inside.endsWith("/");
  const [said = ""] = /^\/?[^\s/]+/.exec(inside) ?? [];
  const name = said.replace(/^\/?(?:.*:)?/, "");
  if (said.startsWith("/")) return close(name);
  open(name, (wanted) => attributeOf(inside, wanted));
  if (isSingle) close(name);
}

const patterns = new Map<string, RegExp>();

/** Made once: a list of 5,000 lines asks for two hundred thousand attributes of a few names. */
function patternOf(wanted: string): RegExp {
  const known = patterns.get(wanted) ?? new RegExp(`\\s${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(wanted, known);
  return known;
}

function attributeOf(inside: string, wanted: string): string | undefined {
  const found = patternOf(wanted).exec(inside);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : unescapeXml(value);
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, dec, hex, name) => {
    if (name !== undefined) return NAMED[String(name)] ?? whole;
    const code = dec === undefined ? Number.parseInt(String(hex), 16) : Number(dec);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
