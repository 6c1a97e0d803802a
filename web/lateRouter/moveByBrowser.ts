import type { DataRouter, To } from "react-router";
import { showToast } from "#web/frame/toasts/toasts.ts";
import { general } from "#web/i18n/ru/general.ts";

export type MoveOptions = Parameters<DataRouter["navigate"]>[1];

/** Moves as a browser does without any script. What would have been written is not sent, and the visitor is told. */
export function moveByBrowser(to: To | null, options: MoveOptions): void {
  const { method, formData } = submissionOf(options);
  if (method !== "get") {
    showToast({ message: general.connection.notSent });
    return;
  }
  const url = new URL(hrefOf(to), window.location.href);
  if (formData !== undefined) url.search = new URLSearchParams(fieldsOf(formData)).toString();
  if (options?.replace === true) window.location.replace(url.href);
  else window.location.assign(url.href);
}

function submissionOf(options: MoveOptions) {
  if (options === undefined || !("formMethod" in options)) return { method: "get" };
  return { method: (options.formMethod ?? "get").toLowerCase(), formData: options.formData };
}

const hrefOf = (to: To | null) =>
  typeof to === "string" ? to : [to?.pathname, to?.search, to?.hash].map((part) => part ?? "").join("");

/** A file goes into an address by its name. */
const fieldsOf = (formData: FormData): string[][] =>
  [...formData].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
