import type { Right } from "#domain/access/eventRoles.ts";

/**
 * Which right in the event of a call is enough for it, by group and name (RL25); said by hand, and not taken from the
 * declarations that are tested. What is not here is for nobody by a role of an event alone.
 */
const CALLS: Readonly<Record<Right, readonly string[]>> = {
  read: [
    "staff.rights",
    "mats.desk",
    "displays.list",
    "competitions.closing",
    "bouts.events",
    "corrections.of",
    "papers.of",
    "papers.file",
    "teamScoring.adjustments",
  ],
  score: [
    "bouts.submitEvents",
    "leases.take",
    "parked.ofCompetition",
    "parked.tryTable",
    "mats.call",
    "mats.noShow",
    "mats.result",
    "mats.withdraw",
    "mats.presence",
    "mats.returnToQueue",
    "mats.place",
    "mats.undo",
  ],
  run: ["carpets.setOrder", "mats.finish"],
  draw: [
    "draws.of",
    "draws.preview",
    "draws.draw",
    "draws.change",
    "draws.previewChange",
    "draws.undoChange",
    "draws.ways",
    "draws.previewAll",
    "draws.previewFormats",
    "draws.saveFormats",
    "draws.all",
    "mats.arrange",
    "roll.known",
    "papers.make",
    "programme.find",
    "programme.putBreak",
    "programme.endBreak",
    "programme.closeDay",
    "programme.reopenDay",
  ],
  weigh: ["roll.find", "roll.weigh", "roll.move"],
  announce: [
    "awarding.of",
    "awarding.countStock",
    "awarding.act",
    "awarding.certificates",
    "awarding.certificatePaper",
    "displays.claim",
    "displays.change",
    "displays.revoke",
    "displays.link",
    "notices.preview",
    "notices.publish",
  ],
  decide: [
    "corrections.preview",
    "corrections.apply",
    "parked.resolve",
    "parked.importJournal",
    "teamScoring.adjust",
    "teamScoring.revoke",
    "teamScoring.saveFormula",
  ],
  organise: [
    "archives.make",
    "archives.table",
    "events.stats",
    "applications.decide",
    "fees.of",
    "fees.mark",
    "fees.takeBack",
    "fees.table",
    "uploads.addDocument",
    "lists.basis",
    "lists.former",
    "lists.write",
    "lists.undo",
    "papers.saveSettings",
    "papers.diploma",
    "papers.saveDiploma",
    "papers.tryDiploma",
    "persons.suspects",
    "persons.find",
    "programme.save",
    "regrouping.find",
    "rehearsals.read",
    "rehearsals.make",
    "rehearsals.change",
    "rehearsals.end",
    "regrouping.preview",
    "regrouping.apply",
    "regrouping.undo",
    "resultClaims.ofCompetition",
    "resultClaims.decide",
    "staff.find",
    "staff.add",
    "staff.change",
    "staff.remove",
    "staff.admit",
    "staff.invite",
    "staff.setCrew",
  ],
  own: ["eventRoles.find", "eventRoles.give", "eventRoles.take"],
};

export const EXPECTED_RIGHTS: ReadonlyMap<string, Right> = new Map(
  Object.entries(CALLS).flatMap(([right, names]) =>
    names.flatMap((name) => (isRight(right) ? [[name, right] as const] : [])),
  ),
);

function isRight(word: string): word is Right {
  return Object.hasOwn(CALLS, word);
}

/** No path names the event: whoever has the right in some event is told what is wrong with the body. */
export const EVENT_IN_BODY: ReadonlySet<string> = new Set([
  "leases.take",
  "corrections.preview",
  "corrections.apply",
  "displays.claim",
  "uploads.addDocument",
]);

/** Whoever is signed in may call these; the organiser is answered about the entries of the own event. */
export const OF_ORGANISED_ENTRIES: ReadonlySet<string> = new Set([
  "applications.course",
  "applications.say",
  "applications.withdraw",
]);
