import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import styles from "./gallery.module.css";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

const { loading } = samples;

export function LoadingSection() {
  return (
    <Section title={samples.sections.loading}>
      <div className={styles.columns3}>
        <Card>
          <CardBody className={styles.stack}>
            <div className={styles.person}>
              <Skeleton shape="circle" />
              <span className={styles.grow}>
                <Skeleton width={70} />
                <Skeleton shape="thin" width={40} />
              </span>
            </div>
            <Skeleton shape="block" />
            <Skeleton width={55} />
          </CardBody>
        </Card>
        <Card>
          <EmptyState title={loading.mat.title} level={3}>
            {loading.mat.text}
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            art="bracket"
            level={3}
            title={loading.entries.title}
            action={
              <Button variant="secondary" href="/">
                {loading.entries.action}
              </Button>
            }
          />
        </Card>
      </div>
    </Section>
  );
}
