import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";
import { publicMethod } from "#domain/bout/publicMethod.ts";
import { METHODS } from "#domain/bout/vocabulary.ts";
import { capital } from "#web/i18n/sentence.ts";
import { METHOD_WORDS } from "#texts/sport/sport.ts";
import { stats as text } from "#texts/stats.ts";

const levels: Readonly<Record<string, string>> = {
  all: text.everyLevel,
  ...categoryAdmin.levelsInTitle,
};

/** Of «18–34», «18+», «–13», «14», or nothing where no age is set. */
export function ageLabel(group: string): string {
  const [from, until] = group
    .replace("+", "–")
    .split("–")
    .map((age) => (age === "" ? undefined : Number(age)));
  return text.ages(from, /[–+]/.test(group) ? until : from);
}
export const levelLabel = (group: string): string => (group === "" ? text.noGroup : (levels[group] ?? group));

export function methodLabel(name: string): string {
  const method = METHODS.find((known) => known === name);
  return capital(method === undefined ? name : METHOD_WORDS[publicMethod(method)]);
}
