import { Announcement } from "#web/features/awarding/Announcement.tsx";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { OpsPage } from "#web/layouts/OpsPage.tsx";
import { useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import { progressOf } from "#web/routes/view/competitionView.ts";
import { categoryOf, loadCompetition } from "#web/routes/view/loadCompetition.server.ts";
import { useCategoryPicture } from "#web/routes/view/useCategoryPicture.ts";
import { CategoryHeader } from "#web/sport/CategoryHeader.tsx";
import { CategoryView } from "#web/sport/CategoryView.tsx";
import { Banner } from "#web/ui/Banner.tsx";
import { Button } from "#web/ui/Button.tsx";
import type { Route } from "./+types/awardingCategory.ts";

export async function loader(args: Route.LoaderArgs) {
  const competition = await loadCompetition(args, args.params.uuid);
  return { competition, category: categoryOf(competition, args.params.categoryUuid) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.awarding.title}: ${loaderData.category.title}` });

/** Who gets which medal, and the bouts it follows from. */
export default function AwardingCategoryPage({
  loaderData: { competition: loaded, category },
}: Route.ComponentProps) {
  const competition = useLiveCompetition(loaded);
  const { picture, time } = useCategoryPicture(competition, category, loaded.serverTime);
  const { done, total } = progressOf(picture.bouts);
  return (
    <OpsPage>
      <CategoryHeader
        picture={picture}
        actions={
          <Button variant="secondary" href={`/competition/${competition.uuid}/awarding`}>
            {operation.awarding.allCategories}
          </Button>
        }
      />
      {done < total ? (
        <Banner tone="wait" icon="clock" title={`${operation.awarding.left}: ${total - done}`}>
          {operation.awarding.notOver}
        </Banner>
      ) : null}
      <Announcement picture={picture} />
      <CategoryView picture={picture} time={time} tab="bracket" />
    </OpsPage>
  );
}
