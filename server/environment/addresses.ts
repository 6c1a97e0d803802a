import { BlockList, isIP } from "node:net";

/** Whether a text is an address, or a network as an address and a number of bits, as an operator writes them. */
export function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(
      address,
      /^\d+$/.test(bits) ? Number(bits) : -1,
      version === 4 ? "ipv4" : "ipv6",
    );
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is the origin of a site and nothing more, such as https://example.org. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
