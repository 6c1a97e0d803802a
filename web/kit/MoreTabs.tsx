import { Icon } from "./Icon.tsx";
import { Menu } from "./Menu.tsx";
import type { TabLink } from "./TabLinks.tsx";
import tabs from "./tabs.module.css";

type Props = {
  label: string;
  items: readonly TabLink[];
  currentHref: string | undefined;
};

/** Sections there is no room for in the strip. The one that is open stands on the button, so that it is always seen. */
export function MoreTabs({ label, items, currentHref }: Props) {
  const current = items.find(({ href }) => href === currentHref);
  return (
    <Menu
      label={label}
      actions={items.map((item) => ({ ...item, isCurrent: item === current }))}
      opener={
        <button type="button" className={tabs.tab} aria-current={current ? "page" : undefined}>
          {current ? current.label : label}
          <Icon name="down" size={18} />
        </button>
      }
    />
  );
}
