/** Something of a rule set: how the data names it, and how this language does. */
type Labelled = { readonly id: string; readonly label: string };

/** In Russian the labels of the data are the words. The preset counts where the same id means different things. */
export const actionWord = (_preset: string | undefined, { label }: Labelled): string => label;

export const counterWord = (_preset: string | undefined, { label }: Labelled): string => label;

export const presetWord = (_preset: string, title: string): string => title;
