import type { FastifyRequest } from "fastify";
import type { Config } from "../environment/config.ts";

/** `none`: a program, or a person who typed the address. */
export type CallOrigin = "own" | "allowed" | "foreign" | "none";

/** Whose page sent this, by what the browser says and a page cannot forge (SE6, SE7). */
export function originOf(config: Config, request: FastifyRequest): CallOrigin {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin !== undefined) {
    if (isOwnOrigin(config, origin, request.host)) return "own";
    return config.allowedOrigins.includes(origin) ? "allowed" : "foreign";
  }
  if (site === undefined || site === "none") return "none";
  return site === "same-origin" ? "own" : "foreign";
}

/** Hosts under which this server may be asked for; any other was forged or points here by mistake. */
export function isKnownHost(config: Config, host: string): boolean {
  if (host === config.publicUrl.host || host === config.publicUrl.hostname) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname, username, pathname, search, hash } = new URL(`http://${host}`);
  if (username !== "" || pathname !== "/" || search !== "" || hash !== "") return false;
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) || hostname === config.host;
}

/** Nearly everybody asks by the same name, and reading an address costs more than the rest of a kept answer. */
export function createHostCheck(config: Config): (host: string | undefined) => boolean {
  let known: string | undefined;
  return (host) => {
    if (host === undefined) return false;
    if (host !== known && !isKnownHost(config, host)) return false;
    known = host;
    return true;
  };
}

/** The host was checked before, so a page of that host is a page of ours. */
function isOwnOrigin(config: Config, origin: string, host: string): boolean {
  if (origin === config.publicUrl.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host && isKnownHost(config, host);
}
