import { DEFAULT_LOCALE } from "#contract/locale.ts";
import { fillBraces, type Diploma, type DiplomaValues } from "#contract/paper/diploma.ts";
import { wordsOf, type Words } from "../../words/words.ts";

type Braces = Words["paper"]["diploma"]["braces"];

/** The words in braces templates are kept with, whatever language they are edited in. */
export const KEPT: Braces = wordsOf(DEFAULT_LOCALE).paper.diploma.braces;

export const braced = (name: keyof Braces): string => `{${KEPT[name]}}`;

/** A kept template with the words in braces of a language, as its editor shows it. */
export const spokenDiploma = ({ paper }: Words, diploma: Diploma): Diploma =>
  rebraced(diploma, KEPT, paper.diploma.braces);

/** The same the other way: what was typed in a language as templates are kept. */
export const keptDiploma = ({ paper }: Words, diploma: Diploma): Diploma =>
  rebraced(diploma, paper.diploma.braces, KEPT);

/** What stands for the words in braces of a language. */
export function spokenValues({ paper }: Words, values: DiplomaValues): DiplomaValues {
  const names = between(KEPT, paper.diploma.braces);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [names.get(name) ?? name, value]));
}

function between(from: Braces, to: Braces): ReadonlyMap<string, string> {
  const spoken = new Map(Object.entries(to));
  return new Map(Object.entries(from).map(([key, name]) => [name, spoken.get(key) ?? name]));
}

function rebraced(diploma: Diploma, from: Braces, to: Braces): Diploma {
  const names = new Map([...between(from, to)].map(([name, other]) => [name, `{${other}}`]));
  const said = (text: string) => fillBraces(text, Object.fromEntries(names));
  const { texts, signers } = diploma;
  const [first, second] = signers;
  return {
    ...diploma,
    texts: {
      organiser: said(texts.organiser),
      title: said(texts.title),
      degree: said(texts.degree),
      lead: said(texts.lead),
      name: said(texts.name),
      middleName: said(texts.middleName),
      from: said(texts.from),
      body: said(texts.body),
      foot: said(texts.foot),
    },
    signers: [
      { ...first, post: said(first.post), name: said(first.name) },
      { ...second, post: said(second.post), name: said(second.name) },
    ],
  };
}
