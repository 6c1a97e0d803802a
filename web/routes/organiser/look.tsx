import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { lookWords } from "#texts/organiser/look.ts";
import type { Route } from "./+types/look.ts";
import { LookPage } from "#web/features/organiser/look/LookPage.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: lookWords.title });

export default function LookRoute({ params }: Route.ComponentProps) {
  return <LookPage params={params} />;
}
