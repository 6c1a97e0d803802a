/** How long the reason of an act may be: one letter explains nothing, a page is read by nobody. */
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 300;

/** Why a competition is moved back or closed early: read in the audit only. */
export const LONGEST_STATUS_REASON = 500;
