import { createHash } from "node:crypto";
import type { Json, OpenApi, Operation } from "./openapi.ts";

const STYLE = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 20%,transparent)}
body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem}
h2{margin-top:2.5rem;border-bottom:1px solid var(--line)}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line)}
code,pre{font:13px/1.5 ui-monospace,monospace}
pre{overflow:auto;max-height:30rem;padding:.75rem;border:1px solid var(--line)}
nav a{margin-right:.75rem}
`;

/** Nothing runs on the page and nothing is loaded; its one style sheet is known by its hash. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The description of the API for people, from the same document as for programs. */
export function renderDocs(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const sections = tags.map((tag) => {
    const rows = operations
      .filter(({ operation }) => operation.tags.includes(tag))
      .map(({ path, method, operation }) => operationRow(path, method, operation));
    return `<h2 id="${escape(tag)}">${escape(tag)}</h2>
<table><thead><tr><th>Call</th><th>What it does</th><th>Roles</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(String(document.info["title"]))} API</title><style>${STYLE}</style></head>
<body><h1>${escape(String(document.info["title"]))} API</h1>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
<nav>${tags.map((tag) => `<a href="#${escape(tag)}">${escape(tag)}</a>`).join("")}</nav>
<main>${sections.join("\n")}
<h2 id="schemas">schemas</h2>${Object.entries(document.components.schemas).map(schemaBlock).join("")}</main>
</body></html>
`;
}

function operationRow(path: string, method: string, operation: Operation): string {
  const roles = operation["x-roles"]?.join(", ") ?? "";
  return `<tr><td><code>${method.toUpperCase()} /api${escape(path)}</code></td>
<td>${escape(operation.summary)}</td><td>${escape(roles)}</td></tr>`;
}

function schemaBlock([name, schema]: readonly [string, Json]): string {
  return `<details id="${escape(name)}"><summary>${escape(name)}</summary>
<pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
