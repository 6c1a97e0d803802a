import { builtInPage } from "#texts/builtInPages.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadPartnersPage(args: PageArgs) {
  const api = apiFor(args);
  const [{ data: partners }, { data: pages }] = await Promise.all([
    answerOf(api.partners.find()),
    answerOf(api.pages.bySlug("contacts")),
  ]);
  return { partners, contacts: (pages[0] ?? builtInPage("contacts"))?.content ?? "" };
}
