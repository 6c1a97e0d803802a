import { hasComeAlone } from "#domain/awarding/podium.ts";
import { isOver } from "#web/sport/facts/boutPhase.ts";
import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { useState, type ReactNode } from "react";
import { CategoryBouts } from "./CategoryBouts.tsx";
import { FightersLeftCard, FinishCard } from "./CategorySide.tsx";
import { useBoutActs } from "#web/features/headTable/acts/useBoutActs.tsx";
import { useDesk, type DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { CategorySteps, DrawCard, DrawPlanner, useFreshDraw } from "#web/features/drawing/face.ts";
import { mats } from "#texts/headTable/mats.ts";
import { operation } from "#texts/headTable/operation.ts";
import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { useCategoryPicture } from "#web/sport/category/useCategoryPicture.ts";
import { CategoryHeader } from "#web/sport/category/CategoryHeader.tsx";
import { CategoryView } from "#web/sport/category/CategoryView.tsx";
import type { sketchedCategory } from "#web/sport/facts/sketchedCategory.ts";
import type { PictureTime } from "#web/sport/time/LiveClock.tsx";
import { useMay } from "#web/platform/session/decideAccess.ts";
import { Button } from "#web/kit/Button.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import styles from "./RefereeingCategoryPage.module.css";
import type { loadRefereeingCategoryPage } from "#web/features/headTable/loadPages.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

/** One category from its list of athletes to its places: the draw, every bout, the picture of both. */
export function RefereeingCategoryPage({ loaderData }: PageProps<typeof loadRefereeingCategoryPage>) {
  const { category, draw } = loaderData;
  const loaded = readCompetition(loaderData.competition);
  const desk = useDesk(loaded);
  const { picture, time } = useCategoryPicture(desk.competition, category, loaded.serverTime);
  const [isRedrawing, setIsRedrawing] = useState(false);
  const canOpenEntries = useMay("organise");
  useFreshDraw(picture);
  const isUndrawn = draw?.record === null && picture.bouts.length === 0 && !isOver(picture.category);
  const isPlanning = isUndrawn || (isRedrawing && draw?.begun === 0);
  return (
    <OpsPage>
      <CategoryHeader
        picture={picture}
        actions={<HeaderActions competitionUuid={loaded.uuid} categoryUuid={category.uuid} />}
      />
      {draw ? <CategorySteps picture={picture} state={draw} /> : null}
      {isUndrawn && hasComeAlone(picture.category.fighters) ? (
        <FinishCard desk={desk} picture={picture} />
      ) : null}
      {draw && isPlanning ? (
        <Frozen isOn={desk.competition.status === "closed"}>
          <DrawPlanner
            desk={desk}
            picture={picture}
            time={time}
            state={draw}
            canOpenEntries={canOpenEntries}
            onDone={isUndrawn ? undefined : () => setIsRedrawing(false)}
          />
        </Frozen>
      ) : (
        <Fought
          desk={desk}
          picture={picture}
          time={time}
          card={
            draw ? (
              <DrawCard
                desk={desk}
                categoryUuid={category.uuid}
                state={draw}
                onRedraw={() => setIsRedrawing(true)}
              />
            ) : null
          }
        />
      )}
    </OpsPage>
  );
}

function HeaderActions({ competitionUuid, categoryUuid }: { competitionUuid: string; categoryUuid: string }) {
  const base = `/competition/${competitionUuid}`;
  return (
    <>
      <Button variant="secondary" href={`${base}/papers?category=${categoryUuid}`}>
        <Icon name="print" />
        {mats.category.paper}
      </Button>
      <Button variant="secondary" href={`${base}/observe/${categoryUuid}`}>
        <Icon name="eye" />
        {operation.refereeing.observe}
      </Button>
      <Button variant="secondary" href={`${base}/awarding/${categoryUuid}`}>
        {mats.category.toAwarding}
      </Button>
    </>
  );
}

type FoughtProps = {
  desk: DeskState;
  picture: ReturnType<typeof sketchedCategory>;
  time: PictureTime;
  card: ReactNode;
};

/** A drawn category: every bout with what can be done about it, then the picture of its draw. */
function Fought({ desk, picture, time, card }: FoughtProps) {
  const acts = useBoutActs(desk);
  const isClosed = desk.competition.status === "closed";
  const links = { bout: (uuid: string) => `/competition/${desk.competition.uuid}/fighting/${uuid}` };
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        {picture.bouts.length === 0 ? null : (
          <Frozen isOn={isClosed}>
            <CategoryBouts desk={desk} acts={acts} picture={picture} />
          </Frozen>
        )}
        <Heading level={2}>{mats.category.bracket}</Heading>
        <CategoryView picture={picture} time={time} tab="bracket" links={links} />
      </div>
      <div className={styles.side}>
        <Frozen isOn={isClosed}>
          <FinishCard desk={desk} picture={picture} />
          <FightersLeftCard desk={desk} picture={picture} />
          {card}
        </Frozen>
      </div>
      {acts.dialog}
    </div>
  );
}
