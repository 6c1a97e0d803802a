import type { TimelineEntry } from "#contract/timeline.ts";
import { METHODS } from "#domain/bout/vocabulary.ts";
import { formatClock } from "#web/i18n/numbers.ts";
import { boutWords } from "#web/i18n/ru/sport/bout.ts";
import { boutPage as text } from "#web/i18n/ru/spectating/boutPage.ts";
import { capital, counterNames } from "#web/i18n/ru/counters.ts";
import { METHOD_WORDS } from "#web/i18n/ru/sport/sport.ts";
import { announcedName } from "#web/sport/facts/fighterName.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";

export type EntryWords = { readonly what: string; readonly detail: string };

/** «+2», «тейкдаун»; «Победа: Денис Кочетов», «сабмишен, рычаг локтя». */
export function entryWords(view: CompetitionView, entry: TimelineEntry): EntryWords {
  switch (entry.kind) {
    case "points":
      return { what: text.points(entry.value ?? 0), detail: lowered(entry.action) };
    case "advantage":
    case "penalty":
    case "warning":
      return {
        what: capital(counterNames(view.rules)[COUNTED[entry.kind]].one),
        detail: lowered(entry.action),
      };
    case "escape":
      return { what: text.escape(formatClock(entry.value ?? 0)), detail: "" };
    case "started":
      return { what: text.started, detail: "" };
    case "period":
      return { what: text.period(entry.period), detail: "" };
    case "result": {
      const winner = entry.winner === null ? undefined : view.fighters.get(entry.winner);
      const how = [methodWords(entry.method), lowered(entry.technique)].filter(Boolean).join(", ");
      return { what: winner ? text.won(announcedName(winner)) : boutWords.drawn, detail: how };
    }
  }
}

const COUNTED = { advantage: "advantages", penalty: "penalties", warning: "warnings" } as const;

function methodWords(name: string): string {
  const method = METHODS.find((one) => one === name);
  return method === undefined ? "" : METHOD_WORDS[method];
}

const lowered = (label: string | null): string =>
  label === null ? "" : label.slice(0, 1).toLocaleLowerCase("ru") + label.slice(1);
