import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { archive } from "#texts/organiser/archive.ts";
import { ArchivePage } from "#web/features/organiser/archive/ArchivePage.tsx";
import type { Route } from "./+types/archive.ts";

export const meta: Route.MetaFunction = () => pageMeta({ title: archive.title });

export default function ArchiveRoute() {
  return <ArchivePage />;
}
