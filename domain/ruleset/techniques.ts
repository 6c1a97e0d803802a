import source from "./techniques.json" with { type: "json" };

export type Technique = { readonly id: string; readonly label: string; readonly kind: string };

/** The holds a submission can be recorded with. Apart from the presets: a public page names them and needs no rules. */
export const TECHNIQUES: readonly Technique[] = source;

export const techniqueLabel = (id: string): string => TECHNIQUES.find((one) => one.id === id)?.label ?? id;
