import { useLocation } from "react-router";
import { inLocale, LOCALE_CHOICE, LOCALES } from "#contract/locale.ts";
import { locale } from "#texts/locale.ts";
import { languageNames } from "#web/i18n/languageNames.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { chosenLocale } from "#web/platform/browser/cookie.ts";
import { tellLanguageChange } from "#web/platform/browser/languageChange.ts";

/** The same page in the other languages. Each is a program of its own, so the browser loads the page anew. */
export function LocaleLinks({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation();
  return LOCALES.filter((other) => other !== locale).map((other) => (
    <a
      key={other}
      className={className}
      // Before the page is alive the server remembers the choice (LO18).
      href={`${inLocale(pathname, other)}?${LOCALE_CHOICE}=${other}`}
      hrefLang={other}
      lang={other}
      onClick={({ currentTarget: link, ctrlKey, metaKey, shiftKey }) => {
        // In another tab this one stays as it is.
        if (!ctrlKey && !metaKey && !shiftKey) tellLanguageChange();
        document.cookie = chosenLocale(other, location.protocol === "https:");
        // What only this browser knows of the address: a page that is kept for everybody is made without it.
        link.href = inLocale(pathname + location.search + location.hash, other);
      }}
    >
      <Icon name="globe" size={18} />
      {languageNames[other]}
    </a>
  ));
}
