/** Something of a rule set: how the data names it, and how this language does. */
type Labelled = { readonly id: string; readonly label: string };

/** By the id of the data; the preset counts where the same id means different things. What we do not know keeps its label. */
export const actionWord = (preset: string | undefined, { id, label }: Labelled): string =>
  ACTIONS.get(`${preset}/${id}`) ?? ACTIONS.get(id) ?? label;

export const counterWord = (preset: string | undefined, { id, label }: Labelled): string =>
  COUNTERS.get(`${preset}/${id}`) ?? COUNTERS.get(id) ?? label;

export const presetWord = (preset: string, title: string): string => PRESETS.get(preset) ?? title;

const ACTIONS: ReadonlyMap<string, string> = new Map([
  ["takedown", "Takedown"],
  ["adcc/takedown", "Takedown to guard"],
  ["clean_takedown", "Clean takedown"],
  ["sweep", "Sweep"],
  ["adcc/sweep", "Sweep to guard"],
  ["uww_grappling/sweep", "Reversal"],
  ["ru_grappling/sweep", "Reversal"],
  ["clean_sweep", "Clean sweep"],
  ["knee_on_belly", "Knee on belly"],
  ["guard_pass", "Guard pass"],
  ["mount", "Mount"],
  ["full_mount", "Mount"],
  ["side_mount", "Side control"],
  ["back_mount", "Back mount"],
  ["uww_grappling/back_mount", "Back control"],
  ["ru_grappling/back_mount", "Back control"],
  ["back_control", "Back control"],
  ["fled_submission", "Fled the mat from a submission"],
  ["advantage", "Advantage"],
  ["ajp/advantage", "Advantage (1 point)"],
  ["penalty", "Penalty"],
  ["ajp/penalty", "Infringement"],
  ["minus", "Minus (guard pull, fleeing, passivity)"],
  ["warning", "Warning for passivity"],
  ["caution", "Caution"],
  ["passivity", "Passivity (verbal)"],
  ["stalling_minute", "+1 min of escape time"],
]);

const COUNTERS: ReadonlyMap<string, string> = new Map([
  ["medical", "Doctor"],
  ["stalling", "Passivity"],
  ["ajp/stalling", "Activity"],
  ["absence", "Waiting"],
]);

const PRESETS: ReadonlyMap<string, string> = new Map([
  ["ibjjf", "IBJJF (jiu-jitsu)"],
  ["adcc", "ADCC"],
  ["uww_grappling", "UWW grappling / grappling gi"],
  ["ajp", "AJP"],
  ["sub_only", "Submission only (draws possible)"],
  ["ebi", "EBI (submission + overtime)"],
  ["ru_grappling", "Russia: grappling (sport wrestling)"],
]);
