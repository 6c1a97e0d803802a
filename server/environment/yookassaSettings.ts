import { ok, refuse, type Result } from "#domain/result.ts";
import { isSafeAddress } from "./providerSettings.ts";

/** A shop at YooKassa. */
export type YookassaSettings = {
  readonly shopId: string;
  readonly secret: string;
  /** Of its API, with the slash at the end. */
  readonly url: URL;
  /** Of the fiscal receipts it makes for every payment; without one it makes none. */
  readonly vatCode: number | undefined;
};

const API = "https://api.yookassa.ru/v3/";
const MOST_VAT_CODE = 12;

type Env = Readonly<Record<string, string | undefined>>;

/** The shop of the settings, or none. The refusal is a sentence; values are never repeated in it, one of them is a secret. */
export function parseYookassa(env: Env): Result<YookassaSettings | undefined, string> {
  const [shopId, secret] = [env["KOVER_YOOKASSA_SHOP_ID"], env["KOVER_YOOKASSA_SECRET"]];
  if (!shopId && !secret) return ok(undefined);
  if (!shopId || !secret)
    return refuse("KOVER_YOOKASSA_SHOP_ID and KOVER_YOOKASSA_SECRET must be set together.");
  if (!/^[\w-]{1,64}$/.test(shopId) || !/^[\x21-\x7E]{1,256}$/.test(secret))
    return refuse("KOVER_YOOKASSA_SHOP_ID and KOVER_YOOKASSA_SECRET must be as the shop shows them.");
  const text = env["KOVER_YOOKASSA_URL"] || API;
  const url = URL.canParse(text) ? new URL(text.endsWith("/") ? text : `${text}/`) : undefined;
  if (url === undefined || !isSafeAddress(url))
    return refuse("KOVER_YOOKASSA_URL must be an https:// address.");
  const code = env["KOVER_YOOKASSA_VAT_CODE"] || undefined;
  const vatCode = code === undefined ? undefined : Number(code);
  if (vatCode !== undefined && !(Number.isInteger(vatCode) && vatCode >= 1 && vatCode <= MOST_VAT_CODE))
    return refuse(`KOVER_YOOKASSA_VAT_CODE must be a whole number from 1 to ${MOST_VAT_CODE}.`);
  return ok({ shopId, secret, url, vatCode });
}
