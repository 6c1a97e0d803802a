const DIGITS = "абвгдежзик";

/** A number as letters: names have no digits. */
export const inLetters = (number: number): string =>
  String(number).replaceAll(/\d/gu, (digit) => DIGITS.charAt(Number(digit)));
