/** Whose winner has won the category; of a bout without a draw nothing is known. */
export const isFinalStage = (stage: string | null | undefined): boolean =>
  stage === "final" || stage === "grand_final";
