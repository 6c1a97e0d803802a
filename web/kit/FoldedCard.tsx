import type { ReactNode } from "react";
import { Card, CardBody } from "./Card.tsx";
import { CardTitle } from "./CardTitle.tsx";
import styles from "./FoldedCard.module.css";

type Props = {
  title: ReactNode;
  /** At the other end of the title: how it stands without opening it. */
  aside?: ReactNode;
  isOpen?: boolean;
  /** What stands in it has its own distances to the edges. */
  isFlush?: boolean;
  children: ReactNode;
};

/** A card that is seldom needed: its title stands, the rest is one press away. */
export function FoldedCard({ title, aside, isOpen = false, isFlush = false, children }: Props) {
  return (
    <Card isClipped={isFlush}>
      <details className={styles.folded} open={isOpen}>
        <summary>
          <CardTitle title={title} />
          {aside}
        </summary>
        {isFlush ? children : <CardBody>{children}</CardBody>}
      </details>
    </Card>
  );
}
