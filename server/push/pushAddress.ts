import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * Anybody may name an endpoint, and the server sends there: without a check it would be a way into the network it stands
 * in (PN8). Only https on its own port, never an address that is not public; where a name leads is checked when the
 * connection is made, so that it cannot lead elsewhere by then.
 */
export function isAllowedEndpoint(text: string, isLocalAllowed: boolean): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname } = new URL(text);
  if (username !== "" || password !== "") return false;
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isLocalAllowed && isLoopback(host)) return true;
  if (protocol !== "https:" || port !== "") return false;
  return isIP(host) === 0 ? host.includes(".") : isPublicAddress(host);
}

const LONGEST = 1000;
const isLoopback = (host: string) => host === "127.0.0.1" || host === "localhost" || host === "::1";

export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return !CLOSED.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
}

/** For `https.request`: refuses a name as soon as one of its addresses is not public. */
export function publicLookup(isLocalAllowed: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (cause, addresses) => {
      if (cause !== null) return callback(cause, "", 0);
      if (!addresses.every(({ address }) => isReachable(address, isLocalAllowed)))
        return callback(new Error("the endpoint leads to an address that is not public"), "", 0);
      if (options.all === true) return callback(null, addresses);
      const [first]: (LookupAddress | undefined)[] = addresses;
      callback(null, first?.address ?? "", first?.family);
    });
  };
}

const isReachable = (address: string, isLocalAllowed: boolean) =>
  isPublicAddress(address) || (isLocalAllowed && isLoopback(address));

const CLOSED = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  CLOSED.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::", 96],
  ["::ffff:0:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const)
  CLOSED.addSubnet(network, bits, "ipv6");
