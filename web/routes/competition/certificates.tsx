import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/certificates.ts";
import { text } from "#web/features/awarding/CertificatesPage.tsx";
import { CertificatesPage } from "#web/features/awarding/CertificatesPage.tsx";
import { loadCertificatesPage } from "#web/features/awarding/loadPages.server.ts";

export const handle: PageHandle = { kind: "official", signInFor: "competition" };

export const loader = (args: Route.LoaderArgs) => loadCertificatesPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${text.title}: ${loaderData?.category ?? ""}` });

export default function CertificatesRoute({ loaderData, params }: Route.ComponentProps) {
  return <CertificatesPage loaderData={loaderData} params={params} />;
}
