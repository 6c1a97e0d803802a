/** What an entry costs, in whole kopecks. */
export type Price = {
  /** Of the first category of a person. */
  readonly first: number;
  /** Of every further one. */
  readonly further: number;
};

/** Prices up to and including a day of the hall's calendar; without a day they hold from the step before on. */
export type PriceStep = Price & { readonly until?: string };

/** In the order of the days; the last step has no end. No steps: nobody owes anything. */
export type PriceList = readonly PriceStep[];

/** The step that holds on a day of the hall's calendar; -1 where there are none. */
export const stepOn = (steps: PriceList, day: string): number =>
  steps.findIndex(({ until }) => until === undefined || day <= until);

const FREE: Price = { first: 0, further: 0 };

export const priceOn = (steps: PriceList, day: string): Price => steps[stepOn(steps, day)] ?? FREE;
