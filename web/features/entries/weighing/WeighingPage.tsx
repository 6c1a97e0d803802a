import type { Roll, RollEntry } from "#contract/entry/roll.ts";
import type { loadWeighingPage } from "./loadWeighingPage.server.ts";
import { LateAtScale } from "./LateAtScale.tsx";
import { WeighPanel } from "./WeighPanel.tsx";
import { useWeighing } from "./useWeighing.ts";
import styles from "./weighing.module.css";
import { isWanted, keyOf, oncePerPerson, type Wanted } from "./weight.ts";
import { fullName } from "#web/i18n/names.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatWeight } from "#texts/numbers.ts";
import { weighing } from "#texts/entries/weighing.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { useMay } from "#web/platform/session/decideAccess.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { useNavigate, useSearchParams, Link } from "react-router";

/** Before the draw: everybody comes to the scale once, and the scale decides. */
export function WeighingPage({ loaderData: { competition, roll } }: PageProps<typeof loadWeighingPage>) {
  const isClosed = competition.status === "closed";
  const people = new Set(roll.entries.map(({ fighter }) => fighter));
  const weighed = new Set(
    roll.entries.flatMap(({ fighter, state }) => (state === "not_weighed" ? [] : [fighter])),
  );
  return (
    <OpsPage>
      <PageTitle
        title={weighing.title}
        lead={weighing.lead(weighed.size, people.size)}
        actions={
          <>
            {isClosed ? null : <LateAtScale competition={competition} roll={roll} />}
            <Button href={`/competition/${competition.uuid}`}>{weighing.toDraw}</Button>
          </>
        }
      />
      {roll.entries.length === 0 ? (
        <NobodyYet eventId={competition.event?.id} />
      ) : (
        <Scale uuid={competition.uuid} {...{ roll, isClosed }} />
      )}
    </OpsPage>
  );
}

function NobodyYet({ eventId }: { eventId: number | undefined }) {
  const isOrganiser = useMay("organise");
  const href = `/organiser/events/${eventId}/entries`;
  return (
    <Card>
      <EmptyState
        title={weighing.empty}
        action={
          isOrganiser && eventId !== undefined ? <Button href={href}>{weighing.toEntries}</Button> : null
        }
      >
        {weighing.emptyText}
      </EmptyState>
    </Card>
  );
}

function Scale({ uuid, roll, isClosed }: { uuid: string; roll: Roll; isClosed: boolean }) {
  const acts = useWeighing(uuid);
  const { search, wanted, write, hrefOf } = useWanted();
  const shown = oncePerPerson(roll.entries.filter((entry) => isWanted(entry, wanted)));
  const chosen = search.get("at") ?? undefined;
  const entry = roll.entries.find((one) => keyOf(one) === chosen);
  const category = roll.categories.find((one) => one.uuid === entry?.category);
  const next = () => {
    const left = shown.filter((one) => one.state === "not_weighed" && keyOf(one) !== chosen);
    write("at", left[0] && keyOf(left[0]));
  };
  return (
    <div className={styles.layout}>
      <Stack gap={16}>
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
      </Stack>
      <div className={styles.side}>
        {entry === undefined || category === undefined ? (
          <Card>
            <EmptyState title={weighing.choose}>{weighing.chooseText}</EmptyState>
          </Card>
        ) : (
          <Frozen isOn={isClosed}>
            <WeighPanel {...{ entry, category, uuid, roll }} weighing={acts} onDone={next} />
          </Frozen>
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
          ...roll.categories.map(({ uuid, title }) => ({ value: uuid, label: titleWords(title) })),
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

const TONES = { not_weighed: "line", passed: "ok", overweight: "bad", no_show: "neutral" } as const;

type Props = {
  roll: Roll;
  shown: readonly RollEntry[];
  chosen: string | undefined;
  hrefOf: (key: string) => string;
};

/** Who is still to come, by category, in the order of the surnames. */
function WeighList({ roll, shown, chosen, hrefOf }: Props) {
  return roll.categories.map((category) => {
    const entries = shown.filter((entry) => entry.category === category.uuid);
    if (entries.length === 0) return null;
    return (
      <Card key={category.uuid}>
        <CardHead>
          <Heading level={2} look="h4">
            {titleWords(category.title)}
          </Heading>
          <small>{weighing.count(entries.length)}</small>
        </CardHead>
        <ul className={styles.people}>
          {entries.map((entry) => (
            <li key={entry.fighter}>
              <Link
                to={hrefOf(keyOf(entry))}
                aria-current={keyOf(entry) === chosen ? "true" : undefined}
                preventScrollReset
              >
                <span className={styles.person}>
                  <b>{fullName(entry)}</b>
                  <small>{[entry.team?.name, ...otherTitles(roll, entry)].filter(Boolean).join(", ")}</small>
                </span>
                {entry.hasPapers ? <Icon name="doc" size={18} /> : null}
                {entry.weight === null ? null : (
                  <span className={styles.figure}>{formatWeight(entry.weight)}</span>
                )}
                <StateBadge entry={entry} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    );
  });
}

/** The other classes of the same person. */
function otherTitles({ entries, categories }: Roll, { fighter, category }: RollEntry): string[] {
  const others = entries.filter((one) => one.fighter === fighter && one.category !== category);
  return others.flatMap((one) =>
    categories.filter(({ uuid }) => uuid === one.category).map(({ title }) => titleWords(title)),
  );
}

/** What the scale said, and whether the fee is still owed (FE12). */
export function StateBadge({ entry: { state, isUnpaid } }: { entry: Pick<RollEntry, "state" | "isUnpaid"> }) {
  return (
    <>
      <Badge tone={TONES[state]}>{weighing.badges[state]}</Badge>
      {isUnpaid ? <Badge tone="line">{weighing.unpaid}</Badge> : null}
    </>
  );
}
