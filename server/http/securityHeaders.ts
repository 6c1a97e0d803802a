import { createHash, randomBytes } from "node:crypto";
import type { Config } from "../environment/config.ts";

/** Sent with every answer. Scripts run only from our own files or with the nonce of the page they came with (SE8, SE9). */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    ...(config.publicUrl.protocol === "https:" && {
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    }),
  };
}

/** API answers and files are no documents: nothing in them may load or run anything. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** The worker behind the pages fetches our own files and pages, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";

export const newNonce = () => randomBytes(16).toString("base64");

/** The inline scripts of a page that is given to many: a nonce that everybody can read would allow anything. */
export function scriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = Array.from(scripts, ([, text = ""]) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * `inline` names the scripts inside the page that may run, by the nonce of this answer or by their content. The chat's
 * host is let in only where the chat is (SP3).
 */
export function pagePolicy(inline: readonly string[], config: Config, hasSupportChat: boolean): string {
  const { supportChatSrc } = config;
  const chat = supportChatSrc === undefined || !hasSupportChat ? "" : ` ${supportChatSrc.origin}`;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline].join(" ")}${chat}`,
    "style-src 'self'",
    // Widths of progress bars and generated covers are attributes, not sheets; attributes cannot load anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${chat}`,
    "font-src 'self'",
    `connect-src 'self' ${socketOrigin(config)}${chat}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

function socketOrigin({ publicUrl }: Config): string {
  return `${publicUrl.protocol === "https:" ? "wss" : "ws"}://${publicUrl.host}`;
}
