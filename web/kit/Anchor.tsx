import type { ComponentProps } from "react";
import { Link, useHref } from "react-router";
import { hasLocale } from "#web/platform/browser/resolveTarget.ts";

type Props = ComponentProps<"a"> & { href: string };

/** A link by its address alone: our own pages change without a reload, everything else is left to the browser. */
export function Anchor({ href, ...rest }: Props) {
  if (!isOwnPage(href)) return <PlainAnchor href={href} {...rest} />;
  if (rest.target === undefined && rest.download === undefined) return <Link to={href} {...rest} />;
  return <OwnFile href={href} {...rest} />;
}

/** What opens beside the page or is kept as a file is asked for by the browser, in the language of the page (LO3). */
function OwnFile({ href, ...rest }: Props) {
  return <PlainAnchor href={useHref(href)} {...rest} />;
}

function PlainAnchor({ href, children, ...rest }: Props) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

const NO_PAGES = ["//", "/api/", "/uploads/"];

function isOwnPage(href: string): boolean {
  if (href.startsWith("?")) return true;
  // An address with the prefix of a language, as somebody pasted it, is whole already.
  return href.startsWith("/") && !hasLocale(href) && !NO_PAGES.some((start) => href.startsWith(start));
}
