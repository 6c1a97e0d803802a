import { DEFAULT_SHOW, type DisplayShow } from "#contract/display/display.ts";

/** Whether the screen shows the podium of this category and nothing else. */
export const isPodiumOf = ({ pages }: DisplayShow, category: string): boolean =>
  pages.every((page) => page.page === "podium" && page.category === category);

/** The podium alone. One that follows another stands in for what the first did. */
export function withPodium(show: DisplayShow, category: string): DisplayShow {
  const isPodium = show.pages.every(({ page }) => page === "podium");
  return { ...show, pages: [{ page: "podium", category }], before: isPodium ? show.before : show.pages };
}

/** What the podium stood in for; how the screen looks stays as it was chosen since. */
export const withoutPodium = ({ before, ...show }: DisplayShow): DisplayShow => ({
  ...show,
  pages: before ?? DEFAULT_SHOW.pages,
});
