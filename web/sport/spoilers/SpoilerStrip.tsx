import { useEffect } from "react";
import { useLocation } from "react-router";
import { spoilers } from "#texts/sport/spoilers.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import styles from "./Spoiler.module.css";
import { setSpoilersHidden, settleSpoilers, showSpoilersOf } from "#web/platform/spoilers/spoilers.ts";

/** Where results may be hidden, under the header: says that they are, and shows those of this page. */
export function SpoilerStrip() {
  const { pathname } = useLocation();
  useEffect(() => settleSpoilers(pathname), [pathname]);
  return (
    <div className={styles.strip}>
      <span>
        <Icon name="eyeOff" size={18} />
        {spoilers.hidden}
      </span>
      <Button size="sm" variant="secondary" onClick={() => showSpoilersOf(pathname)}>
        {spoilers.showPage}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setSpoilersHidden(false)}>
        {spoilers.turnOff}
      </Button>
    </div>
  );
}
