import type { ComponentProps } from "react";
import { Link } from "react-router";

type Props = ComponentProps<"a"> & { href: string };

/** A link by its address alone: our own pages change without a reload, everything else is left to the browser. */
export function Anchor({ href, ...rest }: Props) {
  if (isOwnPage(href) && rest.target === undefined && rest.download === undefined)
    return <Link to={href} {...rest} />;
  return (
    <a href={href} {...rest}>
      {rest.children}
    </a>
  );
}

const NO_PAGES = ["//", "/api/", "/uploads/"];

function isOwnPage(href: string): boolean {
  return href.startsWith("?") || (href.startsWith("/") && !NO_PAGES.some((start) => href.startsWith(start)));
}
