import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { Category } from "#contract/competition/entity.ts";
import styles from "./AwardingCategoryPage.module.css";
import { AwardingSide } from "./AwardingSide.tsx";
import { Announcement, PodiumBoard } from "./PodiumBoard.tsx";
import { StaleBanner } from "./StaleBanner.tsx";
import { useAwarding } from "./useAwarding.ts";
import { TieCard } from "./TieCard.tsx";
import { awardingDay, awardingLine, type AwardingDay } from "./awardingDay.ts";
import type { loadAwardingCategoryPage } from "./loadPages.server.ts";
import { ShowOnScreen } from "#web/features/displays/face.ts";
import { useDesk } from "#web/features/headTable/face.ts";
import { formatCount } from "#texts/numbers.ts";
import { awarding as text } from "#texts/awarding.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { useMay } from "#web/platform/session/decideAccess.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { CategoryView } from "#web/sport/category/CategoryView.tsx";
import { useCategoryPicture } from "#web/sport/category/useCategoryPicture.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import type { ReactNode } from "react";

/** Who gets which medal and why, who has come, who has it, and the bouts it follows from. */
export function AwardingCategoryPage({ loaderData }: PageProps<typeof loadAwardingCategoryPage>) {
  const { awarding, category, corrections } = loaderData;
  const loaded = readCompetition(loaderData.competition);
  const { competition, plan } = useDesk(loaded);
  const isChief = useMay("decide");
  const log = useAwarding(competition.uuid, awarding);
  const { picture, time } = useCategoryPicture(competition, category, loaded.serverTime);
  const line = awardingLine(competition, picture.category, log);
  const title = categoryTitle(category);
  const isClosed = line.category.status === "awarded" || competition.status === "closed";
  const base = `/competition/${competition.uuid}`;
  return (
    <OpsPage>
      <div className={styles.category}>
        <div className={styles.scroll}>
          <AwardingNav
            day={awardingDay(competition, log, plan.starts)}
            current={category.uuid}
            href={(uuid) => `${base}/awarding/${uuid}`}
          />
        </div>
        <Stack gap={16}>
          <PageTitle
            title={title.main}
            lead={`${title.detail}, ${formatCount(category.fighters.length, "fighter")}`}
            actions={
              <>
                <Button variant="secondary" href={`${base}/awarding`}>
                  <Icon name="back" />
                  {text.toList}
                </Button>
                <ShowOnScreen competition={competition} categoryUuid={category.uuid} />
              </>
            }
          />
          <StaleBanner log={log} />
          {line.readiness.status === "unfinished" ? (
            <Banner tone="wait" icon="clock">
              {text.needsFinish}
            </Banner>
          ) : null}
          <TieCard line={line} log={log} isClosed={isClosed} />
          {line.places.length === 0 ? null : <PodiumBoard line={line} log={log} isClosed={isClosed} />}
          <Announcement line={line} />
        </Stack>
        <Frozen isOn={competition.status === "closed"}>
          <AwardingSide line={line} log={log} isChief={isChief} corrections={corrections}>
            {line.readiness.status === "ready" ? (
              <Button isBlock variant="secondary" href={`${base}/awarding/${category.uuid}/certificates`}>
                <Icon name="print" />
                {text.certificates.button}
              </Button>
            ) : null}
          </AwardingSide>
        </Frozen>
        <div className={styles.bouts}>
          <CategoryView picture={picture} time={time} tab="bracket" />
        </div>
      </div>
    </OpsPage>
  );
}

type Props = { day: AwardingDay; current: string; href: (categoryUuid: string) => string };

/** Every category on its way to the podium: ready, soon, done. */
function AwardingNav({ day: { ready, soon, done }, current, href }: Props) {
  const row = (category: Category, note: ReactNode, badge: ReactNode) => {
    const { main, detail } = categoryTitle(category);
    return (
      <li key={category.uuid} ref={category.uuid === current ? showRow : undefined}>
        <Anchor
          href={href(category.uuid)}
          className={styles.row}
          aria-current={category.uuid === current ? "page" : undefined}
        >
          <span className={styles.words}>
            <b>{main}</b>
            <small>
              {detail}
              {detail === "" ? null : ", "}
              {note}
            </small>
          </span>
          {badge}
        </Anchor>
      </li>
    );
  };
  return (
    <nav className={styles.nav} aria-label={text.queue}>
      <Group title={text.ready} empty={text.noneReady}>
        {ready.map(({ category, readiness, isPostponed, endedAtMs }) =>
          row(
            category,
            <ClockTime atMs={endedAtMs} />,
            readiness.status === "tied" ? (
              <Badge tone="wait">{text.checks.ties}</Badge>
            ) : isPostponed ? (
              <Badge tone="line">{text.postponedShort}</Badge>
            ) : null,
          ),
        )}
      </Group>
      <Group title={text.soon} empty={text.noneSoon}>
        {soon.map(({ category, boutsLeft, last }) =>
          row(category, text.boutsLeft(boutsLeft), last === undefined ? null : <StartTime window={last} />),
        )}
      </Group>
      <Group title={text.done} empty={text.noneDone}>
        {done.map(({ category, state }) =>
          row(
            category,
            <ClockTime atMs={state.closed?.atMs} />,
            <Badge tone="ok" icon="check">
              {text.done}
            </Badge>,
          ),
        )}
      </Group>
    </nav>
  );
}

/** Closing a category sends it to the end of the list. Scrolls the list only: the page stays where it is. */
function showRow(row: HTMLElement | null): void {
  const list = row?.closest("nav")?.parentElement;
  if (!row || !list) return;
  const [own, seen] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.top < seen.top) list.scrollTop -= seen.top - own.top;
  else if (own.bottom > seen.bottom) list.scrollTop += own.bottom - seen.bottom;
}

function Group({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {children.length === 0 ? <p className={styles.empty}>{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}
