import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

export function htmlOf(picture: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{picture}</MemoryRouter>);
}

/** What can be read on a picture, with spaces where its elements part. */
export function textOf(picture: ReactNode): string {
  return htmlOf(picture)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("\u00a0", " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
