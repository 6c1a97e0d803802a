import type { Fees } from "#contract/fee/fee.ts";
import { leftOf } from "#domain/fee/priceList.ts";
import { findOwnFees } from "./fees/loadPaymentPage.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { sessionContext } from "#web/platform/session/sessionContext.ts";
import { isAdmin } from "#web/platform/session/userRoles.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadApplicationsPage(args: PageArgs) {
  const api = apiFor(args);
  const { user } = args.context.get(sessionContext);
  const { data: own } = await answerOf(api.account.overview());
  // Whoever organises an event reads its entries elsewhere; an admin has everybody's here.
  const data = isAdmin(user) ? (await answerOf(api.applications.find())).data : own.applications;
  const fees = await findOwnFees(
    args,
    own.applications.flatMap(({ event }) => event ?? []),
  );
  return { applications: data, people: own.profiles.length, fees: fees.filter(isOwing) };
}

const isOwing = ({ people }: Fees): boolean => people.some((person) => leftOf(person) > 0);
