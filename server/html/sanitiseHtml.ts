import sanitize from "sanitize-html";

const TAGS = "p br b i em strong u s h2 h3 h4 ul ol li a img table thead tbody tr th td blockquote hr".split(
  " ",
);

const MOST_KEPT = 200;
const kept = new Map<string, string>();

/** The same allow-list when HTML is written and when it is shown; what is not listed does not exist (SE1). */
export function sanitiseHtml(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = sanitise(html);
  // The same few texts are shown again and again, and cleaning costs more than everything else about a row.
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(html, clean);
  return clean;
}

function sanitise(html: string): string {
  return sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ["href", "rel"],
      img: ["src", "alt", "width", "height"],
      td: ["colspan"],
      th: ["colspan"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    // Pictures come from our own uploads only.
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"]?.startsWith("/uploads/"),
    transformTags: { a: sanitize.simpleTransform("a", { rel: "noopener nofollow ugc" }) },
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as it stands between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
