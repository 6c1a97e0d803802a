import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { close, listen } from "./testIssuer.ts";

export const SHOP = { id: "100500", secret: "test_Secret-of-the-shop" } as const;

const amount = z.object({ value: z.string(), currency: z.literal("RUB") });
const orderSchema = z.object({
  amount,
  capture: z.literal(true),
  confirmation: z.object({ type: z.literal("redirect"), return_url: z.url() }),
  description: z.string().max(128),
  metadata: z.record(z.string(), z.string()),
  receipt: z
    .object({ customer: z.object({ email: z.string() }), items: z.array(z.looseObject({ amount })).min(1) })
    .optional(),
});

export type TestPayment = z.infer<typeof orderSchema> & {
  readonly id: string;
  status: "pending" | "succeeded" | "canceled";
};

/** What becomes of the notices of a payment: sent, lost on the way, sent twice. */
export type NoticeFate = "sent" | "lost" | "doubled";

export type TestYookassa = {
  readonly url: string;
  readonly payments: ReadonlyMap<string, TestPayment>;
  /** Every request that came to its API, with the key it carried. */
  readonly asked: readonly { readonly method: string; readonly path: string; readonly key: string }[];
  /** Where notices go: the address an operator writes into the shop. */
  readonly notify: (address: string) => void;
  readonly setFate: (fate: NoticeFate) => void;
  /** The payer does what the page of the payment offers. */
  readonly settle: (id: string, status: "succeeded" | "canceled") => Promise<void>;
  /** The next answers of the API are this status; 0: the connection is cut. */
  readonly answerWith: (status: number | undefined) => void;
  /** Changes what it says of a payment. */
  readonly tamper: (id: string, change: Partial<TestPayment>) => void;
  readonly close: () => Promise<void>;
};

const page = (body: string) =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Оплата</title></head><body>${body}</body></html>`;

/** YooKassa on this machine, as far as its documentation of payments goes, with the page a payer sees. */
export async function startTestYookassa(): Promise<TestYookassa> {
  const payments = new Map<string, TestPayment>();
  const keys = new Map<string, { readonly body: string; readonly id: string }>();
  const asked: { method: string; path: string; key: string }[] = [];
  let notices: string | undefined;
  let fate: NoticeFate = "sent";
  let forced: number | undefined;
  const server = createServer((request, response) => void answer(request, response));
  const url = await listen(server);

  const send = (response: ServerResponse, status: number, body: unknown) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const fail = (response: ServerResponse, status: number, code: string, description: string) =>
    send(response, status, { type: "error", id: randomUUID(), code, description });

  const shown = ({ id, status, amount: sum, description, metadata }: TestPayment) => ({
    id,
    status,
    paid: status === "succeeded",
    amount: sum,
    description,
    metadata,
    created_at: "2026-11-18T10:00:00.000Z",
    test: true,
    refundable: false,
    recipient: { account_id: SHOP.id, gateway_id: "1" },
    ...(status === "pending" && {
      confirmation: { type: "redirect", confirmation_url: `${url}/pay/${id}` },
    }),
  });

  const notice = async (payment: TestPayment) => {
    if (notices === undefined || fate === "lost") return;
    const body = JSON.stringify({
      type: "notification",
      event: `payment.${payment.status}`,
      object: shown(payment),
    });
    for (let sent = 0; sent < (fate === "doubled" ? 2 : 1); sent += 1)
      await fetch(notices, { method: "POST", headers: { "content-type": "application/json" }, body });
  };

  const settle = async (id: string, status: "succeeded" | "canceled") => {
    const payment = payments.get(id);
    if (payment?.status !== "pending") return;
    payment.status = status;
    await notice(payment);
  };

  const create = async (request: IncomingMessage, response: ServerResponse) => {
    const key = String(request.headers["idempotence-key"] ?? "");
    if (key === "") return fail(response, 400, "invalid_request", "Idempotence key is missing");
    const body = await text(request);
    const known = keys.get(key);
    if (known !== undefined && known.body !== body)
      return fail(response, 400, "invalid_request", "Idempotence key duplicated");
    const earlier = known && payments.get(known.id);
    if (earlier !== undefined) return send(response, 200, shown(earlier));
    const order = orderSchema.safeParse(JSON.parse(body));
    if (
      !order.success ||
      !/^\d+\.\d{2}$/.test(order.data.amount.value) ||
      Number(order.data.amount.value) <= 0
    )
      return fail(response, 400, "invalid_request", "Wrong parameter");
    const payment: TestPayment = { ...order.data, id: randomUUID(), status: "pending" };
    payments.set(payment.id, payment);
    keys.set(key, { body, id: payment.id });
    return send(response, 200, shown(payment));
  };

  const answerApi = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    asked.push({ method: request.method ?? "", path, key: String(request.headers["idempotence-key"] ?? "") });
    if (forced === 0) return void request.socket.destroy();
    if (forced !== undefined) return fail(response, forced, "internal_server_error", "Try again later");
    const expected = `Basic ${Buffer.from(`${SHOP.id}:${SHOP.secret}`).toString("base64")}`;
    if (request.headers.authorization !== expected)
      return fail(response, 401, "invalid_credentials", "Error in shopId or secret key");
    if (request.method === "POST" && path === "/v3/payments") return await create(request, response);
    const payment = payments.get(path.split("/").at(-1) ?? "");
    if (request.method !== "GET" || payment === undefined)
      return fail(response, 404, "not_found", "Payment doesn't exist or access denied");
    return send(response, 200, shown(payment));
  };

  /** What the payer sees, and where the buttons lead. */
  const answerPage = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const [, , id = "", act] = path.split("/");
    const payment = payments.get(id);
    if (payment === undefined) return void response.writeHead(404).end();
    if (request.method === "POST") {
      await settle(id, act === "yes" ? "succeeded" : "canceled");
      return void response.writeHead(303, { location: payment.confirmation.return_url }).end();
    }
    const button = (to: string, word: string) =>
      `<form method="post" action="/pay/${id}/${to}"><button>${word}</button></form>`;
    const body = `<p>${payment.amount.value} RUB</p>${button("yes", "Оплатить")}${button("no", "Отказаться")}`;
    return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(body));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? "/", url).pathname;
    if (path.startsWith("/v3/")) await answerApi(request, response, path);
    else await answerPage(request, response, path);
  };

  return {
    url: `${url}/v3/`,
    payments,
    asked,
    notify: (address) => void (notices = address),
    setFate: (next) => void (fate = next),
    settle,
    answerWith: (status) => void (forced = status),
    tamper: (id, change) => {
      const payment = payments.get(id);
      if (payment !== undefined) payments.set(id, { ...payment, ...change });
    },
    close: () => close(server),
  };
}

/** The settings of a server whose shop is this one. */
export const shopEnv = ({ url }: Pick<TestYookassa, "url">) => ({
  KOVER_YOOKASSA_SHOP_ID: SHOP.id,
  KOVER_YOOKASSA_SECRET: SHOP.secret,
  KOVER_YOOKASSA_URL: url,
});
