/** One Latin spelling for every spelling of a sound, so that «Щеглов», «Shcheglov» and «Scheglov» meet. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  [
    "а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f",
    "х:kh ц:ts ч:ch ш:sh щ:sh ъ: ы:i ь: э:e ю:iu я:ia",
    "і:i ї:i є:e ґ:g ў:u ә:a ғ:g қ:k ң:n ө:o ұ:u ү:u һ:kh җ:zh",
  ]
    .flatMap((line) => line.split(" "))
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);

/** Passports, federations and people themselves write the same sound differently. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/gu, "sh"],
  [/x/gu, "ks"],
  [/(?<![szck])k?h/gu, "kh"],
  [/yo|jo/gu, "e"],
  [/[yj](?=[aou])/gu, "i"],
  [/[yj]e/gu, "e"],
  [/[yj]/gu, "i"],
  [/w/gu, "v"],
  [/ii+/gu, "i"],
];

/** A word of `searchWords` in Latin letters, as it is compared. */
export function toLatin(word: string): string {
  return SPELLINGS.reduce((text, [spelling, one]) => text.replaceAll(spelling, one), lettersToLatin(word));
}

/** Letter by letter and without marks; other spellings of a sound stay as they are. */
export function lettersToLatin(word: string): string {
  const letters = word.replaceAll(/\p{L}/gu, (letter) => LETTERS.get(letter) ?? letter);
  return letters.normalize("NFD").replaceAll(/\p{M}/gu, "");
}
