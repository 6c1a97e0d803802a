import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { ownFees } from "#texts/fees/ownFees.ts";
import { loadPaymentPage } from "#web/features/people/fees/loadPaymentPage.server.ts";
import { PaymentPage } from "#web/features/people/fees/PaymentPage.tsx";
import type { Route } from "./+types/payment.ts";

export const handle: PageHandle = { signInFor: "applications" };

export const loader = (args: Route.LoaderArgs) => loadPaymentPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: ownFees.payment.title });

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  return <PaymentPage loaderData={loaderData} />;
}
