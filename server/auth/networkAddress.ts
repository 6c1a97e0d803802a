import { createHmac, type KeyObject } from "node:crypto";
import { isIPv6 } from "node:net";

/** One household or hall counts as one: an IPv6 caller owns a whole /64 and could vary the rest at will. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  return `${groupsOf(plain).slice(0, 4).join(":")}::/64`;
}

/** For the audit: tells whether two acts came from one address, and not which one it was. */
export function hashAddress(key: KeyObject, address: string): string {
  return createHmac("sha256", key).update(`address:${address}`).digest("hex").slice(0, 32);
}

function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...middle, ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
}
