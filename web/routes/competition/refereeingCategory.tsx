import { CategoryBouts } from "#web/routes/desk/CategoryBouts.tsx";
import { AliveCard, FinishCard } from "#web/routes/desk/CategorySide.tsx";
import { useBoutActs } from "#web/routes/desk/useBoutActs.tsx";
import { useDesk } from "#web/routes/desk/useDesk.ts";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { mats } from "#web/i18n/ru/mats.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { OpsPage } from "#web/layouts/OpsPage.tsx";
import { categoryOf, loadCompetition, loadDesk } from "#web/routes/view/loadCompetition.server.ts";
import { useCategoryPicture } from "#web/routes/view/useCategoryPicture.ts";
import { CategoryHeader } from "#web/sport/CategoryHeader.tsx";
import { CategoryView } from "#web/sport/CategoryView.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import type { Route } from "./+types/refereeingCategory.ts";
import styles from "./refereeingCategory.module.css";

export async function loader(args: Route.LoaderArgs) {
  const [competition] = await Promise.all([
    loadCompetition(args, args.params.uuid),
    loadDesk(args, args.params.uuid),
  ]);
  return { competition, category: categoryOf(competition, args.params.categoryUuid) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.refereeing.title}: ${loaderData.category.title}` });

/** One category: every bout with what can be done about it, then the picture of its draw. */
export default function RefereeingCategoryPage({
  loaderData: { competition: loaded, category },
}: Route.ComponentProps) {
  const desk = useDesk(loaded);
  const acts = useBoutActs(desk);
  const { picture, time } = useCategoryPicture(desk.competition, category, loaded.serverTime);
  const base = `/competition/${desk.competition.uuid}`;
  const links = { bout: (uuid: string) => `${base}/fighting/${uuid}` };
  return (
    <OpsPage>
      <CategoryHeader
        picture={picture}
        actions={
          <>
            <Button variant="secondary" href={`${base}/observe/${category.uuid}`}>
              <Icon name="eye" />
              {operation.refereeing.observe}
            </Button>
            <Button variant="secondary" href={`${base}/awarding/${category.uuid}`}>
              {mats.category.toAwarding}
            </Button>
          </>
        }
      />
      <div className={styles.grid}>
        <div className={styles.main}>
          {picture.bouts.length === 0 ? null : <CategoryBouts desk={desk} acts={acts} picture={picture} />}
          <Heading level={2}>{mats.category.bracket}</Heading>
          <CategoryView picture={picture} time={time} tab="bracket" links={links} />
        </div>
        <div className={styles.side}>
          <FinishCard desk={desk} picture={picture} />
          <AliveCard desk={desk} picture={picture} />
        </div>
      </div>
      {acts.dialog}
    </OpsPage>
  );
}
