import { z } from "zod";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Config } from "../environment/config.ts";
import type { YookassaSettings } from "../environment/yookassaSettings.ts";
import type { PaymentOrder, PaymentProvider, ProviderPayment, ProviderProblem } from "./provider.ts";

const TIMEOUT_MS = 10_000;
/** What it allows a description to have. */
const MOST_DESCRIPTION = 128;

const amountSchema = z.object({ value: z.string().regex(/^\d{1,12}\.\d{2}$/), currency: z.string() });

const paymentSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.enum(["pending", "waiting_for_capture", "succeeded", "canceled"]),
  amount: amountSchema,
  metadata: z.object({ payment: z.string().optional() }).optional(),
  confirmation: z.object({ confirmation_url: z.url({ protocol: /^https?$/ }).optional() }).optional(),
});

const noticeSchema = z.object({ object: z.object({ id: z.string().min(1).max(100) }) });

/** The provider an operator has set up; without one money is taken by hand only. Another provider is another line here. */
export const createProvider = ({ yookassa }: Pick<Config, "yookassa">): PaymentProvider | undefined =>
  yookassa && createYookassa(yookassa);

/** Payments of YooKassa, version 3 of its API. */
export function createYookassa(settings: YookassaSettings): PaymentProvider {
  const payments = new URL("payments", settings.url);
  return {
    name: "yookassa",
    create: (order) =>
      ask(settings, payments, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotence-key": order.id },
        body: JSON.stringify(orderBody(settings, order)),
      }),
    find: (providerId) => ask(settings, new URL(`payments/${encodeURIComponent(providerId)}`, settings.url)),
    readNotice: (body) => noticeSchema.safeParse(body).data?.object.id,
  };
}

function orderBody({ vatCode }: YookassaSettings, order: PaymentOrder) {
  const amount = { value: writeAmount(order.kopecks), currency: "RUB" };
  const description = order.description.slice(0, MOST_DESCRIPTION);
  return {
    amount,
    capture: true,
    confirmation: { type: "redirect", return_url: order.returnUrl.href },
    description,
    metadata: { payment: order.id },
    ...(vatCode !== undefined && {
      receipt: {
        customer: { email: order.email },
        items: [
          {
            description,
            quantity: "1.00",
            amount,
            vat_code: vatCode,
            payment_subject: "service",
            payment_mode: "full_payment",
          },
        ],
      },
    }),
  };
}

/** «1200.00»: made of whole numbers, so nothing is ever rounded. */
export const writeAmount = (kopecks: number): string =>
  `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, "0")}`;

/** What comes back is believed only in the shape that is documented; anything else is no answer. */
async function ask(
  { shopId, secret }: YookassaSettings,
  url: URL,
  request: {
    readonly method?: string;
    readonly headers?: Record<string, string>;
    readonly body?: string;
  } = {},
): Promise<Result<ProviderPayment, ProviderProblem>> {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secret}`).toString("base64")}`;
  try {
    const response = await fetch(url, {
      ...request,
      headers: { ...request.headers, authorization },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return refuse({ code: "unknown" });
    // 429 and everything above 499 pass; what is said of the order itself does not.
    if (response.status === 400 || response.status === 403) return refuse({ code: "refused" });
    if (!response.ok) return refuse({ code: "unavailable" });
    return ok(paymentOf(paymentSchema.parse(await response.json())));
  } catch {
    return refuse({ code: "unavailable" });
  }
}

const STATES = {
  pending: "pending",
  waiting_for_capture: "pending",
  succeeded: "paid",
  canceled: "cancelled",
} as const;

function paymentOf(payment: z.infer<typeof paymentSchema>): ProviderPayment {
  const { id, status, amount, metadata, confirmation } = payment;
  return {
    providerId: id,
    state: STATES[status],
    kopecks: Number(amount.value.replace(".", "")),
    currency: amount.currency,
    orderId: metadata?.payment,
    confirmationUrl: confirmation?.confirmation_url,
  };
}
