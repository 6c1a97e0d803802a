import { general } from "#web/i18n/ru/general.ts";

export type PublicSection = {
  readonly href: string;
  readonly label: string;
  /** Where the pages of the section live. */
  readonly owns: RegExp;
};

export const PUBLIC_SECTIONS: readonly PublicSection[] = [
  { href: "/", label: general.nav.events, owns: /^\/(?:events\/|$)/ },
  { href: "/partners", label: general.nav.partners, owns: /^\/partners/ },
  { href: "/page/rules", label: general.nav.rules, owns: /^\/page\/rules/ },
];

export function isCurrentSection(section: PublicSection, pathname: string): boolean {
  return section.owns.test(pathname);
}
