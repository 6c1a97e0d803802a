/** The page of a category that is part of another now. */
export const mergedCategory = {
  status: (title: string) => `Объединена с «${title}»`,
  text: "Участники этой категории выступают вместе с другой: там сетка, схватки и итог.",
  open: "Открыть категорию",
};
