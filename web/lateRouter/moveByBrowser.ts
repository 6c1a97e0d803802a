import type { To } from "react-router";

/** Moves as a browser does without any script. */
export function moveByBrowser(to: To, options?: { readonly replace?: boolean }): void {
  const { href } = new URL(hrefOf(to), window.location.href);
  if (options?.replace === true) window.location.replace(href);
  else window.location.assign(href);
}

const hrefOf = (to: To) =>
  typeof to === "string" ? to : [to.pathname, to.search, to.hash].map((part) => part ?? "").join("");
