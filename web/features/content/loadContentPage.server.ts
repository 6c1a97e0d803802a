import { data } from "react-router";
import { withContents } from "./pageContents.server.ts";
import { builtInPage } from "#texts/builtInPages.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadContentPage(args: PageArgs<"slug">) {
  const { data: pages } = await answerOf(apiFor(args).pages.bySlug(args.params.slug));
  const page = pages[0] ?? builtInPage(args.params.slug);
  if (page === undefined) throw data("Not Found", { status: 404 });
  return { title: page.title, updatedAt: page.updatedAt, ...withContents(page.content) };
}
