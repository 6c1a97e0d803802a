import { fees, payments } from "#contract/api/fees.ts";
import { ok } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { createWorkGate } from "../../auth/workGate.ts";
import type { PrintDeps } from "../../papers/paperThread.ts";
import { createProvider } from "../../payment/yookassa.ts";
import { exportFees, readReceipt } from "../../usecases/fee/feeFiles.ts";
import { readAllOwnFees, readFees, readOwnFees, readPayment } from "../../usecases/fee/readFees.ts";
import { hearNotice, refreshPayment } from "../../usecases/fee/settlePayment.ts";
import { markPaid, payOnline, takeBack } from "../../usecases/fee/takePayment.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** Fees of an event, the payments for them and what a provider says of those. */
export function feeRoutes(deps: AccountDeps, print: Pick<PrintDeps, "print">): Route[] {
  return [...eventFeeRoutes(deps), ...paymentRoutes(deps, print)];
}

function eventFeeRoutes(deps: AccountDeps): Route[] {
  const provider = createProvider(deps.config);
  return [
    serve(fees.of, async ({ params, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await readFees(deps, params.id));
    }),
    serve(fees.own, async ({ viewer, params, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await readOwnFees(deps, viewer, params.id));
    }),
    serve(fees.ownAll, async ({ viewer, query, reply }) => {
      reply.header("cache-control", "no-store");
      return ok({ data: await readAllOwnFees(deps, viewer, query.events.split(",")) });
    }),
    serve(fees.mark, async (call) => asData(await markPaid(deps, call, call.params.id, call.body.data))),
    serve(fees.takeBack, async (call) => {
      const { id: event, payment } = call.params;
      return asData(await takeBack(deps, call, { event, payment, reason: call.body.data.reason }));
    }),
    serve(fees.pay, async (call) =>
      asData(await payOnline(deps, provider, call, { event: call.params.id, wish: call.body.data })),
    ),
    serve(fees.table, async ({ actor, params, query, reply }) => {
      const made = await exportFees(deps, actor, { event: params.id, ...query });
      if (!made.ok) return made;
      reply.header("cache-control", "no-store");
      reply.header("content-disposition", `attachment; filename="${made.value.name}"`);
      return ok(reply.type(made.value.type).send(made.value.content));
    }),
  ];
}

function paymentRoutes(deps: AccountDeps, { print }: Pick<PrintDeps, "print">): Route[] {
  const provider = createProvider(deps.config);
  const inTurn = createWorkGate({ atOnce: 1, waiting: 20 });
  return [
    serve(payments.find, async ({ viewer, params, reply }) => {
      reply.header("cache-control", "no-store");
      const found = await readPayment(deps, viewer, params.id);
      return found.ok ? ok({ data: found.value.view }) : found;
    }),
    serve(payments.check, async ({ viewer, params }) => {
      const found = await readPayment(deps, viewer, params.id);
      if (!found.ok) return found;
      const fresh = await refreshPayment(deps, provider, found.value.row);
      if (!fresh.ok) return fresh;
      const read = await readPayment(deps, viewer, params.id);
      return read.ok ? ok({ data: read.value.view }) : read;
    }),
    serve(payments.receipt, async ({ viewer, params, query, reply }) => {
      const read = await readReceipt(deps, viewer, { id: params.id, locale: query.locale });
      if (!read.ok) return read;
      const printed = await inTurn(() => print(read.value.paper, deps.now()));
      if (!printed.ok) return printed;
      reply.header("cache-control", "no-store");
      reply.header("content-disposition", `attachment; filename="${read.value.name}"`);
      return ok(reply.type("application/pdf").send(printed.value));
    }),
    serve(payments.notice, async ({ params, body, request }) =>
      hearNotice(deps, provider, { name: params.provider, body, address: request.ip }),
    ),
  ];
}
