import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of a text as hex. Not by `crypto.subtle`, which does not exist on a hall's network without HTTPS. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
