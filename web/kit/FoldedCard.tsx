import { useEffect, useRef, useState, type ReactNode } from "react";
import { Card, CardBody } from "./Card.tsx";
import { CardTitle } from "./CardTitle.tsx";
import styles from "./FoldedCard.module.css";

type Props = {
  title: ReactNode;
  /** At the other end of the title: how it stands without opening it. */
  aside?: ReactNode;
  /** Something in it wants to be seen: it opens. What has been opened is folded by a hand only, never under one. */
  isOpen?: boolean;
  /** Above the title, and never folded away. */
  notice?: ReactNode;
  /** What stands in it has its own distances to the edges. */
  isFlush?: boolean;
  children: ReactNode;
};

/** A card that is seldom needed: its title stands, the rest is one press away. */
export function FoldedCard({ title, aside, isOpen = false, isFlush = false, notice, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isOpen);
  useEffect(() => {
    if (isOpen && details.current !== null) details.current.open = true;
  }, [isOpen]);
  return (
    <Card isClipped={isFlush}>
      {notice}
      <details ref={details} className={styles.folded} open={isOpenAtFirst}>
        <summary>
          <CardTitle title={title} />
          {aside}
        </summary>
        {isFlush ? children : <CardBody>{children}</CardBody>}
      </details>
    </Card>
  );
}
