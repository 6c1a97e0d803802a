import { useLocation, useNavigate, useNavigation } from "react-router";
import { OFFICIAL_PAPERS, type PapersAnswer, type PaperWish } from "#contract/paper/paper.ts";
import { papers as words } from "#texts/papers.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Segmented } from "#web/kit/Segmented.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { HeadForm } from "./HeadForm.tsx";
import type { loadOrganisedPapers, loadPapersPage } from "./loadPapersPage.server.ts";
import { ReportForm } from "./ReportForm.tsx";
import { PackCard } from "./PackCard.tsx";
import { GROUPS, PaperTable } from "./PaperTable.tsx";
import type { WaysOut } from "./GapWay.tsx";

type OrganiserProps = PageProps<typeof loadOrganisedPapers> & { params: { readonly id: string } };

/** Papers among the pages on which an event is prepared. */
export function OrganisedPapersPage({ loaderData, params }: OrganiserProps) {
  if (loaderData !== undefined) return <Papers {...loaderData} />;
  return (
    <Card>
      <EmptyState
        title={words.noCompetition}
        action={<Button href={`/organiser/events/${params.id}/competition`}>{words.toCompetition}</Button>}
      >
        {words.noCompetitionText}
      </EmptyState>
    </Card>
  );
}

/** Papers for whoever runs the competition on its day. */
export function PapersPage({ loaderData }: PageProps<typeof loadPapersPage>) {
  return (
    <OpsPage>
      <PageTitle
        title={words.title}
        lead={
          loaderData.papers.some(({ kind }) => OFFICIAL_PAPERS.includes(kind)) ? words.lead : words.hallLead
        }
        actions={
          <>
            <Button variant="secondary" href={`/competition/${loaderData.uuid}/sheets`}>
              {words.packs.toSheets}
            </Button>
            <Button variant="secondary" href={`/competition/${loaderData.uuid}`}>
              {words.back}
            </Button>
          </>
        }
      />
      <Papers {...loaderData} />
    </OpsPage>
  );
}

type Props = PapersAnswer & {
  uuid: string;
  /** Of the organiser's pages; undefined on the page of the day. */
  event: string | undefined;
  /** The event, for whoever organises it: its gaps are filled on the organiser's pages. */
  organised: string | undefined;
  /** What files of the event are called after. */
  name: string;
  day: string | null;
  categories: readonly { readonly uuid: string; readonly title: string }[];
};

const SIZES = (["A4", "A3"] as const).map((value) => ({ value, label: words.sizes[value] }));

function Papers({ uuid, event, organised, name, day, categories, papers, settings }: Props) {
  const reload = useReload();
  const [query, put] = useChosen();
  const category = categories.find(({ uuid: one }) => one === query.get("category"))?.uuid ?? null;
  const size: PaperWish["size"] = query.get("size") === "A3" ? "A3" : "A4";
  const wish = { category, size };
  const ways = waysOut(uuid, organised, event !== undefined);
  return (
    <Stack gap={24}>
      <PackCard
        competitionUuid={uuid}
        {...{ papers, size, ways }}
        fileName={(pack) => words.packs.file(pack, name, day)}
        onMade={reload}
      />
      <Row gap={16} wraps align="end">
        <SelectField
          label={words.category}
          value={category ?? ""}
          onChange={({ target }) => put("category", target.value)}
          options={[
            { value: "", label: words.allCategories },
            ...categories.map(({ uuid: value, title }) => ({ value, label: title })),
          ]}
        />
        <Segmented
          label={words.size}
          segments={SIZES}
          value={size}
          onChange={(value) => put("size", value)}
        />
        {event === undefined ? null : (
          <Button variant="secondary" href={`/organiser/events/${event}/papers/diploma`}>
            {words.toDiploma}
          </Button>
        )}
      </Row>
      {(["official", "working", "awards"] as const).map((group) => {
        const shown = GROUPS[group].flatMap((kind) => papers.find((paper) => paper.kind === kind) ?? []);
        return shown.length === 0 ? null : (
          <PaperTable
            key={group}
            title={words.groups[group]}
            competitionUuid={uuid}
            papers={shown}
            {...{ wish, ways }}
            onMade={reload}
          />
        );
      })}
      {event === undefined ? null : (
        <>
          <HeadForm competitionUuid={uuid} settings={settings} onSaved={reload} />
          <ReportForm competitionUuid={uuid} settings={settings} onSaved={reload} />
        </>
      )}
    </Stack>
  );
}

/** What is chosen in the address; a choice stands at once, while the page of the one before it is still loading. */
function useChosen() {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const query = new URLSearchParams((next?.pathname === here.pathname ? next : here).search);
  const put = (name: string, value: string) => {
    query.set(name, value);
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
  };
  return [query, put] as const;
}

function waysOut(uuid: string, organised: string | undefined, isHere: boolean): WaysOut {
  const day = { desk: `/competition/${uuid}`, weighing: `/competition/${uuid}/weighing` };
  if (organised === undefined) return day;
  const base = `/organiser/events/${organised}`;
  const forms = isHere ? "" : `${base}/papers`;
  return {
    ...day,
    entries: `${base}/entries`,
    referees: `${base}/referees`,
    head: `${forms}#head`,
    report: `${forms}#report`,
  };
}
