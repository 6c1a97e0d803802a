import { useMemo, useState } from "react";
import type { FormerPeople } from "#contract/entry/formerPeople.ts";
import type { RollCategory } from "#contract/entry/roll.ts";
import { formerPeople as words } from "#texts/entries/formerPeople.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { newUuid } from "#web/platform/offline/device.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { FormerSearch, FormerTable } from "./FormerTable.tsx";
import { isSought, lineOf, offeredOf, type Offered } from "./formerDraft.ts";

type Props = {
  uuid: string;
  former: FormerPeople;
  categories: readonly RollCategory[];
  eventDate: string;
};

/** Last year's people: ticked and entered at once, by the same list a file would be (EV12). */
export function FormerPeopleCard({ uuid, former, categories, eventDate }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const offered = useMemo(
    () => offeredOf(former.people, categories, eventDate),
    [former, categories, eventDate],
  );
  if (former.event === null || former.people.length === 0) return null;
  return (
    <Card aria-label={words.title}>
      <CardHead>
        <CardTitle
          title={words.title}
          lead={offered.length === 0 ? words.nobody : words.lead(former.event.name, offered.length)}
        />
        {offered.length === 0 ? null : (
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? words.close : words.open}
          </Button>
        )}
      </CardHead>
      {isOpen && offered.length > 0 ? <Choosing {...{ uuid, offered, categories }} /> : null}
    </Card>
  );
}

type ChoosingProps = { uuid: string; offered: readonly Offered[]; categories: readonly RollCategory[] };

function Choosing({ uuid, offered, categories }: ChoosingProps) {
  const [text, setText] = useState("");
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const isOnline = useIsOnline();
  const add = useAdding(uuid);
  const categoryOf = ({ person, proposed }: Offered) => chosen.get(person.fighter) ?? proposed ?? "";
  const ready = offered.filter((one) => ticked.has(one.person.fighter) && categoryOf(one) !== "");
  const shown = offered.filter((one) => isSought(one, text));
  const fitting = shown.filter((one) => categoryOf(one) !== "").map(({ person }) => person.fighter);
  const tick = (fighter: string, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(fighter);
    else next.delete(fighter);
    setTicked(next);
  };
  return (
    <CardBody>
      <Stack gap={16}>
        <Text tone="secondary">{words.hint}</Text>
        {isOnline ? null : <Banner tone="live">{words.offline}</Banner>}
        <Row gap={12} wraps justify="between">
          <FormerSearch {...{ text }} onText={setText} />
          <Row gap={8} wraps>
            <Button size="sm" variant="ghost" onClick={() => setTicked(new Set([...ticked, ...fitting]))}>
              {words.all}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={ticked.size === 0}
              onClick={() => setTicked(new Set())}
            >
              {words.none}
            </Button>
          </Row>
        </Row>
        <FormerTable
          {...{ shown, ticked, categories, categoryOf }}
          onTick={tick}
          onChoose={({ person }, category) => {
            setChosen(new Map(chosen).set(person.fighter, category));
            tick(person.fighter, category !== "");
          }}
        />
        <ActButton
          disabled={ready.length === 0 || !isOnline}
          onPress={async () => {
            await add(ready.map((one) => lineOf(one, categoryOf(one))));
            setTicked(new Set());
          }}
        >
          {words.add(ready.length)}
        </ActButton>
      </Stack>
    </CardBody>
  );
}

/** As a list from a file is written; pressed again after a lost answer it is the same list (EN22). */
function useAdding(uuid: string) {
  const api = useApi();
  const reload = useReload();
  const [sent, setSent] = useState<{ readonly id: string; readonly body: string }>();
  return async (lines: readonly ReturnType<typeof lineOf>[]) => {
    const body = JSON.stringify(lines);
    const id = sent?.body === body ? sent.id : newUuid();
    setSent({ id, body });
    const { data } = await api.lists.write(uuid, {
      data: { id, lines: [...lines], clubs: [], categories: [], haveAllConsents: false },
    });
    showToast({ type: "success", message: words.added(data.made.known) });
    await reload();
  };
}
