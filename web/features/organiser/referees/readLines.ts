import type { RefereePerson } from "#contract/referee/referee.ts";
import { GRADES, POSTS } from "#domain/referee/referee.ts";
import { gradeForms, NO_GRADE, postForms, referees } from "#texts/organiser/referees.ts";

const { adding: words } = referees;
const LONGEST = 100;
const MOST = 200;

type ReadLines = { readonly people: readonly RefereePerson[]; readonly problems: readonly string[] };

/** A line a person, cells by tabs or semicolons: name; category; post; region; city; club (RE10). */
export function readLines(text: string): ReadLines {
  const people: RefereePerson[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [name = "", ...cells] = line.split(/[\t;]/).map((cell) => cell.trim().replaceAll(/\s+/g, " "));
    if (name === "") continue;
    const [gradeText = "", postText = "", region = "", city = "", club = ""] = cells;
    const [lastName = "", firstName = "", ...others] = name.split(" ");
    const grade = formOf(GRADES, gradeForms, gradeText);
    const post = formOf(POSTS, postForms, postText);
    const at = index + 1;
    if (grade === undefined && !NO_GRADE.test(gradeText.toLocaleLowerCase("ru")))
      problems.push(words.wrongGrade(at, gradeText));
    if (post === undefined && postText !== "") problems.push(words.wrongPost(at, postText));
    if ([name, region, city, club].some(({ length }) => length > LONGEST)) problems.push(words.tooLong(at));
    people.push({
      lastName,
      firstName: firstName || null,
      middleName: others.join(" ") || null,
      grade: grade ?? null,
      post: post ?? null,
      region: region || null,
      city: city || null,
      club: club || null,
    });
  }
  if (people.length > MOST) problems.push(words.tooMany);
  return { people, problems };
}

function formOf<Word extends string>(
  list: readonly Word[],
  forms: Readonly<Record<Word, RegExp>>,
  text: string,
): Word | undefined {
  const written = text.toLocaleLowerCase("ru");
  return list.find((word) => forms[word].test(written));
}
