import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { Anchor } from "./Anchor.tsx";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./Menu.module.css";

export type MenuAction = {
  readonly label: ReactNode;
  readonly icon?: IconName | undefined;
  readonly onPress: () => void;
  readonly isDangerous?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Why it cannot be done now, or what it will do. */
  readonly hint?: string | undefined;
};

/** Another page. */
export type MenuLink = Pick<MenuAction, "label" | "icon"> & {
  readonly href: string;
  readonly isCurrent?: boolean | undefined;
};

type Entry = MenuAction | MenuLink;

type Props = {
  /** What the button opens, for those who do not see the sign. */
  label: string;
  /** A function is asked when the menu opens: a list of hundreds of rows does not ask for theirs. */
  actions: readonly Entry[] | (() => readonly Entry[]);
  className?: string | undefined;
  /** A button that says what it opens, instead of three dots. */
  opener?: ReactElement | undefined;
};

/** What else can be done with a thing: a button with three dots. */
export function Menu({ label, actions, className, opener }: Props) {
  return (
    <BaseMenu.Root modal={false}>
      {opener === undefined ? (
        <BaseMenu.Trigger className={cx(styles.trigger, className)} aria-label={label}>
          <Icon name="dots" />
        </BaseMenu.Trigger>
      ) : (
        <BaseMenu.Trigger render={opener} />
      )}
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} align="end" sideOffset={4} collisionPadding={8}>
          <BaseMenu.Popup className={styles.popup} ref={showGuardsOnOpen}>
            <Items actions={actions} />
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Items({ actions }: Pick<Props, "actions">) {
  const offered = typeof actions === "function" ? actions() : actions;
  return offered.map((entry, index) =>
    "href" in entry ? <LinkItem key={index} {...entry} /> : <ActItem key={index} {...entry} />,
  );
}

function LinkItem({ label: words, icon, href, isCurrent }: MenuLink) {
  return (
    <BaseMenu.LinkItem
      className={styles.item}
      closeOnClick
      render={<Anchor href={href} aria-current={isCurrent ? "page" : undefined} />}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      {words}
    </BaseMenu.LinkItem>
  );
}

function ActItem({ label: words, icon, onPress, isDangerous, isDisabled, hint }: MenuAction) {
  return (
    <BaseMenu.Item
      className={cx(styles.item, isDangerous && styles.danger)}
      disabled={isDisabled ?? false}
      onClick={onPress}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      <span>
        {words}
        {hint ? <small>{hint}</small> : null}
      </span>
    </BaseMenu.Item>
  );
}

/**
 * The library puts empty places before and behind an open menu that pass the focus on. It hides them from readers, and a
 * thing that takes the focus must not be hidden (WCAG 4.1.2); they say nothing, so showing them changes nothing else.
 */
function showGuardsOnOpen(popup: HTMLElement | null): void {
  if (popup === null) return;
  // Those outside the popup come a moment later.
  requestAnimationFrame(() => {
    for (const guard of document.querySelectorAll("[data-base-ui-focus-guard]"))
      guard.removeAttribute("aria-hidden");
  });
}
