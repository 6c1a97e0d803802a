const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;
const LENGTH = 24;

/** 24 characters of a-z and 0-9, the first a letter: the public id of an entry. Chance comes in as an argument. */
export function newDocumentId(randomBytes: (size: number) => Uint8Array): string {
  let id = "";
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH * 2)) {
      const alphabet = id.length === 0 ? LETTERS : LETTERS_AND_DIGITS;
      // A byte past the last whole round of the alphabet would make its first letters likelier.
      if (byte < 256 - (256 % alphabet.length)) id += alphabet.charAt(byte % alphabet.length);
      if (id.length === LENGTH) break;
    }
  }
  return id;
}
