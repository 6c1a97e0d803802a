import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { OpsPage } from "#web/layouts/OpsPage.tsx";
import { useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import { categoryOf, loadCompetition } from "#web/routes/view/loadCompetition.server.ts";
import { useCategoryPicture } from "#web/routes/view/useCategoryPicture.ts";
import { CategoryHeader } from "#web/sport/CategoryHeader.tsx";
import { CategoryView } from "#web/sport/CategoryView.tsx";
import { Button } from "#web/ui/Button.tsx";
import type { Route } from "./+types/refereeingCategory.ts";

export async function loader(args: Route.LoaderArgs) {
  const competition = await loadCompetition(args, args.params.uuid);
  return { competition, category: categoryOf(competition, args.params.categoryUuid) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.refereeing.title}: ${loaderData.category.title}` });

/** The category with every bout opening its table. */
export default function RefereeingCategoryPage({
  loaderData: { competition: loaded, category },
}: Route.ComponentProps) {
  const competition = useLiveCompetition(loaded);
  const { picture, time } = useCategoryPicture(competition, category, loaded.serverTime);
  const base = `/competition/${competition.uuid}`;
  const links = { bout: (uuid: string) => `${base}/fighting/${uuid}` };
  return (
    <OpsPage>
      <CategoryHeader
        picture={picture}
        actions={
          <Button variant="secondary" href={`${base}/observe/${category.uuid}`}>
            {operation.refereeing.observe}
          </Button>
        }
      />
      <CategoryView picture={picture} time={time} tab="bracket" links={links} />
    </OpsPage>
  );
}
