import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { User } from "#contract/event/content.ts";
import { isOperator, organises } from "#web/platform/session/userRoles.ts";
import { general } from "#texts/general.ts";
import { personal } from "#texts/people/personal.ts";
import { useSignOut } from "#web/platform/session/useSignOut.ts";
import { userName } from "#web/platform/session/userName.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Avatar } from "#web/kit/Avatar.tsx";
import { cx } from "#web/kit/cx.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { LocaleLinks } from "./LocaleLinks.tsx";
import styles from "./UserMenu.module.css";

type Props = {
  user: User;
  /** What they are, told on the officials' header, which is dark in both modes. */
  role?: string;
};

/** A disclosure, not an ARIA menu: its items are ordinary links and one button. */
export function UserMenu({ user, role }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const name = userName(user);
  useEffect(() => (isOpen ? closeOutside(box.current, () => setIsOpen(false)) : undefined), [isOpen]);
  return (
    <div ref={box} className={styles.box}>
      <button
        type="button"
        className={cx(styles.who, role && styles.onDark)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar name={name} size={role ? 32 : 36} className={role && styles.darkAvatar} />
        <VisuallyHidden>{general.nav.account}</VisuallyHidden>
        <span className={styles.name}>
          {name}
          {role ? <small>{role}</small> : null}
        </span>
        <Icon name="down" size={16} className={styles.arrow} />
      </button>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        <li>
          <Anchor href="/personal">
            <Icon name="user" />
            {general.nav.personal}
          </Anchor>
        </li>
        {organises(user) ? (
          <li>
            <Anchor href="/organiser">
              <Icon name="trophy" />
              {general.nav.organiser}
            </Anchor>
          </li>
        ) : null}
        {isOperator(user) ? (
          <li>
            <Anchor href="/personal#competitions">
              <Icon name="mat" />
              {personal.operate.title}
            </Anchor>
          </li>
        ) : null}
        <li>
          <LocaleLinks />
        </li>
        <li>
          <SignOutButton />
        </li>
      </ul>
    </div>
  );
}

function SignOutButton() {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate("/");
  };
  return (
    <button type="button" onClick={() => void leave()}>
      <Icon name="logout" />
      {general.nav.signOut}
    </button>
  );
}

function closeOutside(box: HTMLElement | null, close: () => void): () => void {
  const onPress = (event: Event) => {
    if (event.target instanceof Node && !box?.contains(event.target)) close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  };
  document.addEventListener("pointerdown", onPress);
  document.addEventListener("focusin", onPress);
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("pointerdown", onPress);
    document.removeEventListener("focusin", onPress);
    document.removeEventListener("keydown", onKey);
  };
}
