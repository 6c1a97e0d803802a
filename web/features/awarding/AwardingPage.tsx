import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { Category } from "#contract/competition/entity.ts";
import { MEDAL_KINDS, type MedalCount } from "#domain/awarding/queue.ts";
import styles from "./AwardingPage.module.css";
import { AwardingQueue } from "./AwardingQueue.tsx";
import { StaleBanner } from "./StaleBanner.tsx";
import { useAwarding, type AwardingLog } from "./useAwarding.ts";
import { awardingDay, type AwardingLine, type SoonLine } from "./awardingDay.ts";
import type { loadAwardingPage } from "./loadPages.server.ts";
import { ShowOnScreen } from "#web/features/displays/face.ts";
import { useDesk } from "#web/features/headTable/face.ts";
import { awarding as text } from "#texts/awarding.ts";
import { operation } from "#texts/headTable/operation.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { between, required, saying } from "#web/kit/forms/rules.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import { type ReactNode, useState } from "react";

/** What waits for its medals, what will soon, and whether the medals will do. */
export function AwardingPage({
  loaderData: { competition: loaded, awarding },
}: PageProps<typeof loadAwardingPage>) {
  const { competition, plan, nowMs } = useDesk(readCompetition(loaded));
  const log = useAwarding(competition.uuid, awarding);
  const day = awardingDay(competition, log, plan.starts);
  const href = (categoryUuid: string) => `/competition/${competition.uuid}/awarding/${categoryUuid}`;
  const screens = new Map(
    day.ready.map(({ uuid }) => [
      uuid,
      <ShowOnScreen key={uuid} competition={competition} categoryUuid={uuid} />,
    ]),
  );
  return (
    <OpsPage>
      <PageTitle title={operation.awarding.title} />
      <StaleBanner log={log} />
      <div className={styles.layout}>
        <Stack gap={16}>
          <Heading level={2}>{text.queue}</Heading>
          <AwardingQueue lines={day.ready} log={log} nowMs={nowMs} href={href} screens={screens} />
        </Stack>
        <Stack gap={16}>
          <MedalBox medals={day.medals} log={log} />
          <SoonList lines={day.soon} href={href} />
          <DoneList lines={day.done} href={href} />
        </Stack>
      </div>
    </OpsPage>
  );
}

type Href = { href: (categoryUuid: string) => string };

/** What will finish next, with the window of its last bout. */
function SoonList({ lines, href }: Href & { lines: readonly SoonLine[] }) {
  return (
    <List title={text.soon} empty={text.noneSoon}>
      {lines.map(({ category, boutsLeft, last }) => (
        <Row
          key={category.uuid}
          category={category}
          href={href(category.uuid)}
          note={text.boutsLeft(boutsLeft)}
          aside={last === undefined ? text.windowUnknown : <StartTime window={last} />}
        />
      ))}
    </List>
  );
}

function DoneList({ lines, href }: Href & { lines: readonly AwardingLine[] }) {
  return (
    <List title={text.done} empty={text.noneDone}>
      {lines.map(({ category, state }) => (
        <Row
          key={category.uuid}
          category={category}
          href={href(category.uuid)}
          note={state.closed === undefined ? "" : state.closed.author}
          aside={<ClockTime atMs={state.closed?.atMs} />}
        />
      ))}
    </List>
  );
}

function List({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) {
  return (
    <Card>
      <CardHead>
        <CardTitle title={title} />
      </CardHead>
      {children.length === 0 ? <CardBody>{empty}</CardBody> : <ul>{children}</ul>}
    </Card>
  );
}

type RowProps = { category: Category; href: string; note: string; aside: ReactNode };

function Row({ category, href, note, aside }: RowProps) {
  const { main, detail } = categoryTitle(category);
  return (
    <li>
      <Anchor href={href} className={styles.row}>
        <span className={styles.words}>
          <b>{main}</b>
          <small>{[detail, note].filter(Boolean).join(", ")}</small>
        </span>
        <span className={styles.aside}>{aside}</span>
      </Anchor>
    </li>
  );
}

const medalText = text.medals;

/** How many medals of each kind are in the box, given, and still needed (AW13). */
function MedalBox({ medals, log }: { medals: MedalCount; log: AwardingLog }) {
  const [isCounting, setIsCounting] = useState(false);
  const short = medals.short.map((kind) => medalText.kinds[kind].toLowerCase()).join(", ");
  return (
    <Card>
      <CardHead>
        <CardTitle title={medalText.title} />
        <Button size="sm" variant="secondary" onClick={() => setIsCounting(true)}>
          {medalText.count}
        </Button>
      </CardHead>
      <Table caption={medalText.title} isDense>
        <thead>
          <tr>
            <HeadCell>{medalText.title}</HeadCell>
            <HeadCell align="end">{medalText.given}</HeadCell>
            <HeadCell align="end">{medalText.needed}</HeadCell>
            <HeadCell align="end">{medalText.left}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {MEDAL_KINDS.map((kind, index) => (
            <tr key={kind}>
              <Cell>
                <span className={styles.kind}>
                  <Medal place={index + 1} />
                  {medalText.kinds[kind]}
                </span>
              </Cell>
              <Cell align="end">{medals.given[kind]}</Cell>
              <Cell align="end">{medals.needed[kind]}</Cell>
              <Cell align="end" className={medals.short.includes(kind) ? styles.short : undefined}>
                {medals.left?.[kind] ?? medalText.unknown}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <CardBody>
        {medals.left === undefined ? (
          <p className={styles.note}>{medalText.notCounted}</p>
        ) : short === "" ? (
          <p className={styles.note}>{medalText.enough}</p>
        ) : (
          <Banner tone="bad" icon="warn">
            {medalText.short(short)}
          </Banner>
        )}
      </CardBody>
      {isCounting ? <CountDialog log={log} onClose={() => setIsCounting(false)} /> : null}
    </Card>
  );
}

const LARGEST = 10_000;

function CountDialog({ log, onClose }: { log: AwardingLog; onClose: () => void }) {
  const count = (kind: (typeof MEDAL_KINDS)[number]) =>
    ({
      kind: "number",
      label: medalText.kinds[kind],
      inputMode: "numeric",
      initial: String(log.stock?.[kind] ?? ""),
      rules: [saying(required, medalText.wrong), saying(between(0, LARGEST), medalText.wrong)],
    }) as const;
  return (
    <ActDialog
      title={medalText.countTitle}
      confirm={medalText.save}
      closeLabel={text.dialogClose}
      isPersistent={false}
      isPressableEarly
      fields={{ gold: count("gold"), silver: count("silver"), bronze: count("bronze") }}
      onConfirm={({ gold = 0, silver = 0, bronze = 0 }) => log.countStock({ gold, silver, bronze })}
      onClose={onClose}
    >
      <p>{medalText.countText}</p>
    </ActDialog>
  );
}
