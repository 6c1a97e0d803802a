import { BELTS } from "#domain/category/levels.ts";
import { Section } from "./Section.tsx";
import styles from "./gallery.module.css";
import { sampleCategory } from "./sampleBouts.ts";
import { samples } from "./samples.ts";
import { Avatar } from "#web/kit/Avatar.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { AsOf } from "#web/sport/time/AsOf.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { Text } from "#web/kit/Text.tsx";
import { ToastView } from "#web/kit/ToastView.tsx";
import { UndoStrip } from "#web/kit/UndoStrip.tsx";
import { cx } from "#web/kit/cx.ts";
import { Grid, Row, Stack } from "#web/kit/layout/layout.tsx";
import { BoutCard } from "#web/sport/bout/BoutCard.tsx";
import { Belt } from "#web/sport/marks/Belt.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { CornerMark } from "#web/sport/marks/CornerMark.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { useState } from "react";

const { buttons } = samples;

export function ButtonSection() {
  return (
    <Section title={samples.sections.buttons}>
      <Row gap={14} wraps>
        <Button>{buttons.primary}</Button>
        <Button data-show="hover">{buttons.hover}</Button>
        <Button data-show="focus">{buttons.focus}</Button>
        <Button isBusy>{buttons.busy}</Button>
        <Button disabled>{buttons.disabled}</Button>
        <Button variant="secondary">{buttons.secondary}</Button>
        <Button variant="secondary" data-show="focus">
          {buttons.focus}
        </Button>
        <Button variant="ghost">{buttons.ghost}</Button>
        <Button variant="live">{buttons.live}</Button>
      </Row>
      <Row gap={14} wraps>
        <Button size="lg">{buttons.large}</Button>
        <Button size="sm">{buttons.dense}</Button>
        <IconButton variant="secondary" icon="print" label={buttons.print} />
        <Button variant="danger">{buttons.danger}</Button>
        <Button variant="dangerFill">{buttons.dangerFill}</Button>
        <button type="button" className={styles.official}>
          +2
        </button>
        <button type="button" className={cx(styles.official, styles.officialBlue)}>
          +3
        </button>
        <Text size="small" tone="muted">
          {buttons.official}
        </Text>
      </Row>
    </Section>
  );
}

const { statuses } = samples;

export function StatusSection() {
  return (
    <Section title={samples.sections.statuses}>
      <Row gap={14} wraps>
        <Badge tone="live">{statuses.live}</Badge>
        <Badge tone="wait">{statuses.next}</Badge>
        <Badge tone="line">{statuses.waiting}</Badge>
        <Badge tone="ok" icon="check">
          {statuses.finished}
        </Badge>
        <Badge>{statuses.draft}</Badge>
        <Badge tone="line">{statuses.closed}</Badge>
        <Badge tone="bad" icon="clock">
          {statuses.late}
        </Badge>
        <Badge tone="wait">{statuses.unpaid}</Badge>
        <Badge tone="bad">{statuses.rejected}</Badge>
        <Badge tone="line" icon="lock">
          {statuses.admins}
        </Badge>
      </Row>
      <Row gap={14} wraps>
        <CornerMark corner="red" {...statuses.corners.red} />
        <CornerMark corner="blue" {...statuses.corners.blue} />
        {[1, 2, 3, 4].map((place) => (
          <Medal key={place} place={place} />
        ))}
        {BELTS.map((color) => (
          <Belt key={color} color={color} label={statuses.belts[color]} />
        ))}
        {statuses.clubs.map((club) => (
          <ClubRoundel key={club} name={club} size={32} />
        ))}
        <Avatar name={statuses.person} />
        <Kbd>Q</Kbd>
        <Kbd>{statuses.space}</Kbd>
      </Row>
    </Section>
  );
}

const { banners } = samples;
const HEARD_AT = Date.UTC(2026, 10, 15, 10, 5);

export function BannerSection() {
  return (
    <Section title={samples.sections.banners}>
      <Banner tone="live" icon="nowifi" title={banners.offline.title} isStrip>
        {banners.offline.text}
      </Banner>
      <Banner tone="ok" icon="check" title={banners.ok.title}>
        {banners.ok.text}
      </Banner>
      <Banner tone="wait" icon="clock" title={banners.wait.title}>
        {banners.wait.text}
      </Banner>
      <Banner tone="bad" icon="warn" title={banners.bad.title}>
        {banners.bad.text}
      </Banner>
      <Banner>{banners.neutral.text}</Banner>
      <AsOf atMs={HEARD_AT} />
      <UndoStrip submit={banners.undo.submit} isReadOnly={false} onUndo={async () => {}}>
        {banners.undo.text}
      </UndoStrip>
      <UndoStrip submit={banners.undo.submit} isReadOnly onUndo={async () => {}}>
        {banners.undo.text}
      </UndoStrip>
    </Section>
  );
}

const { toasts } = samples;

export function ToastSection() {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const close = (id: string) => ({ closeLabel: toasts.close, onClose: () => setClosed([...closed, id]) });
  return (
    <Section title={samples.sections.toasts}>
      <Grid columns={3} phone={1} gap={20} align="start">
        {closed.includes("error") ? null : (
          <ToastView type="error" message={<Strong words={toasts.error} />} {...close("error")} />
        )}
        {closed.includes("warning") ? null : (
          <ToastView
            type="warning"
            icon="nowifi"
            message={<Strong words={toasts.warning} />}
            {...close("warning")}
          />
        )}
        {closed.includes("success") ? null : (
          <ToastView type="success" message={toasts.success} {...close("success")} />
        )}
      </Grid>
    </Section>
  );
}

function Strong({ words: [first, rest] }: { words: readonly [string, string] }) {
  return (
    <>
      <b>{first}</b> {rest}
    </>
  );
}

const { loading } = samples;

export function LoadingSection() {
  return (
    <Section title={samples.sections.loading}>
      <Grid columns={3} phone={1} gap={20} align="start">
        <Card>
          <CardBody className={styles.stack}>
            <Row gap={12}>
              <Skeleton shape="circle" />
              <Stack as="span" gap={8} className={styles.grow}>
                <Skeleton width={70} />
                <Skeleton shape="thin" width={40} />
              </Stack>
            </Row>
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
      </Grid>
    </Section>
  );
}

const picture = sampleCategory();
const time = { loadedAtMs: 0, now: () => 0 };

export function BoutSection() {
  return (
    <Section title={samples.sections.bout}>
      <Grid columns={4} phone={1} gap={20} align="start">
        {picture.bouts.map((bout, index) => (
          <div key={bout.uuid}>
            <p className={styles.note}>{samples.bouts.states[index]}</p>
            <BoutCard picture={picture} bout={bout} time={time} />
          </div>
        ))}
      </Grid>
    </Section>
  );
}
