import { englishTechnique } from "#domain/naming/techniques.ts";

/** The name of a hold by its id; one that is not in our list is called what its label says. */
export const techniqueWord = (id: string, label: string): string => englishTechnique(id) ?? label;
