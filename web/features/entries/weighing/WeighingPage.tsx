import { useNavigate, useSearchParams } from "react-router";
import type { Roll } from "#contract/roll.ts";
import { useWeighing } from "./useWeighing.ts";
import { isWanted, keyOf, type Wanted } from "./weight.ts";
import { WeighList } from "./WeighList.tsx";
import { WeighPanel } from "./WeighPanel.tsx";
import styles from "./weighing.module.css";
import { isAdmin } from "#web/platform/session/decideAccess.ts";
import { weighing } from "#web/i18n/ru/entries/weighing.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { useSession } from "#web/platform/session/Session.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import type { loadWeighingPage } from "./loadWeighingPage.server.ts";
import type { LoaderData } from "#web/platform/session/pageArgs.ts";

type PageProps = {
  loaderData: LoaderData<typeof loadWeighingPage>;
};

/** Before the draw: everybody comes to the scale once, and the scale decides. */
export function WeighingPage({ loaderData: { competition, roll } }: PageProps) {
  const weighed = roll.entries.filter(({ state }) => state !== "not_weighed").length;
  return (
    <OpsPage>
      <PageTitle
        title={weighing.title}
        lead={weighing.lead(weighed, roll.entries.length)}
        actions={<Button href={`/competition/${competition.uuid}`}>{weighing.toDraw}</Button>}
      />
      {roll.entries.length === 0 ? (
        <NobodyYet eventId={competition.event?.id} />
      ) : (
        <Scale uuid={competition.uuid} roll={roll} />
      )}
    </OpsPage>
  );
}

function NobodyYet({ eventId }: { eventId: number | undefined }) {
  const { user } = useSession();
  const href = `/organiser/events/${eventId}/entries`;
  return (
    <Card>
      <EmptyState
        title={weighing.empty}
        action={
          isAdmin(user) && eventId !== undefined ? <Button href={href}>{weighing.toEntries}</Button> : null
        }
      >
        {weighing.emptyText}
      </EmptyState>
    </Card>
  );
}

function Scale({ uuid, roll }: { uuid: string; roll: Roll }) {
  const acts = useWeighing(uuid);
  const { search, wanted, write, hrefOf } = useWanted();
  const shown = roll.entries.filter((entry) => isWanted(entry, wanted));
  const chosen = search.get("at") ?? undefined;
  const entry = roll.entries.find((one) => keyOf(one) === chosen);
  const category = roll.categories.find((one) => one.uuid === entry?.category);
  const next = () => {
    const left = shown.filter((one) => one.state === "not_weighed" && keyOf(one) !== chosen);
    write("at", left[0] && keyOf(left[0]));
  };
  return (
    <div className={styles.layout}>
      <div className={styles.list}>
        <Filters roll={roll} wanted={wanted} write={write} />
        {shown.length === 0 ? (
          <Card>
            <EmptyState title={weighing.nobody} action={<Button href="?">{weighing.reset}</Button>}>
              {weighing.nobodyText}
            </EmptyState>
          </Card>
        ) : (
          <WeighList {...{ roll, shown, chosen, hrefOf }} />
        )}
      </div>
      <div className={styles.side}>
        {entry === undefined || category === undefined ? (
          <Card>
            <EmptyState title={weighing.choose}>{weighing.chooseText}</EmptyState>
          </Card>
        ) : (
          <WeighPanel {...{ entry, category }} all={roll.categories} weighing={acts} onDone={next} />
        )}
      </div>
    </div>
  );
}

/** In the address, so that a reload shows the same person at the scale. */
function useWanted() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted: Wanted = {
    text: search.get("q") ?? "",
    category: search.get("category") ?? undefined,
    state: STATES.find((state) => state === search.get("state")) ?? "all",
  };
  const withParam = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(search);
    if (value === undefined || value === "" || value === "all") next.delete(name);
    else next.set(name, value);
    return `?${next.toString()}`;
  };
  return {
    search,
    wanted,
    hrefOf: (key: string) => withParam("at", key),
    write: (name: string, value: string | undefined) =>
      void navigate(withParam(name, value), { replace: true, preventScrollReset: true }),
  };
}

const STATES = ["all", "left", "over"] as const;

type FilterProps = { roll: Roll; wanted: Wanted; write: (name: string, value: string) => void };

function Filters({ roll, wanted, write }: FilterProps) {
  return (
    <div className={styles.filters}>
      <TextField
        label={weighing.search}
        type="search"
        defaultValue={wanted.text}
        onChange={({ currentTarget }) => write("q", currentTarget.value)}
      />
      <SelectField
        label={weighing.category}
        value={wanted.category ?? "all"}
        options={[
          { value: "all", label: weighing.all },
          ...roll.categories.map(({ uuid, title }) => ({ value: uuid, label: title })),
        ]}
        onChange={({ currentTarget }) => write("category", currentTarget.value)}
      />
      <SelectField
        label={weighing.state}
        value={wanted.state}
        options={STATES.map((value) => ({ value, label: weighing.states[value] }))}
        onChange={({ currentTarget }) => write("state", currentTarget.value)}
      />
    </div>
  );
}
