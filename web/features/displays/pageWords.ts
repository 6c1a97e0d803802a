import type { ScreenPage } from "#contract/display.ts";
import type { Competition } from "#contract/entity.ts";
import { pageKinds } from "#web/i18n/ru/displays/displays.ts";

/** «Сетка категории: Мужчины, до 77 кг». */
export function pageWords(page: ScreenPage, { carpets, categories }: Competition): string {
  const kind = pageKinds[page.page];
  const subject =
    "carpet" in page
      ? carpets.find(({ uuid }) => uuid === page.carpet)?.name
      : "category" in page
        ? categories.find(({ uuid }) => uuid === page.category)?.title
        : "text" in page
          ? page.text
          : undefined;
  return subject === undefined ? kind : `${kind}: ${subject}`;
}
