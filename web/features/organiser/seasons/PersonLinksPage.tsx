import { useState } from "react";
import type { LinkProposal, LinkRecord, PersonLink } from "#contract/entry/personLink.ts";
import { SHORTEST_SEARCH } from "#domain/search/search.ts";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { formatDate } from "#texts/dates.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { fullName } from "#web/i18n/names.ts";
import { personsDesk } from "#texts/entries/personsDesk.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { personLinks as words, seasonAdmin } from "#texts/organiser/seasonAdmin.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { defineForm, type SelectFetch } from "#web/kit/forms/fields.ts";
import { pagedFetch } from "#web/kit/forms/optionSearch.ts";
import { required, saying } from "#web/kit/forms/rules.ts";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import type { loadPersonLinksPage } from "./loadSeasonAdmin.server.ts";
import styles from "./seasons.module.css";

/** Who of different events may be one person: a person decides, and can take it back (AR6). */
export function PersonLinksPage({ loaderData }: PageProps<typeof loadPersonLinksPage>) {
  const { people, events, found, proposals, links } = loaderData;
  return (
    <>
      <PageTitle
        title={words.title}
        lead={`${words.lead} ${words.checked(people, events)}.`}
        crumbs={
          <Crumbs
            label={organiser.menu}
            items={[
              { label: organiser.home.title, href: "/organiser" },
              { label: seasonAdmin.title, href: "/organiser/seasons" },
              { label: words.title },
            ]}
          />
        }
        actions={<ByHand />}
      />
      <Stack gap={24}>
        <Proposals proposals={proposals} found={found} />
        <Links links={links} />
      </Stack>
    </>
  );
}

function useLinkActs() {
  const api = useBackgroundApi();
  const reload = useReload();
  const done = async (message: string) => {
    showToast({ type: "success", message });
    await reload();
  };
  return {
    link: async (pairs: readonly LinkProposal[]) => {
      const asked = pairs.map(({ one, other }) => ({ one: one.uuid, other: other.uuid }));
      const { data } = await api.personLinks.link({ data: { pairs: asked } });
      await done(words.linked(data.linked));
    },
    linkPair: async (one: string, other: string) => {
      const { data } = await api.personLinks.link({ data: { pairs: [{ one, other }] } });
      await done(data.linked === 0 ? words.alreadyOne : words.linked(data.linked));
    },
    tellApart: async ({ one, other }: LinkProposal) => {
      await api.personLinks.tellApart({ data: { one: one.uuid, other: other.uuid } });
      await done(words.told);
    },
    undo: async ({ id }: PersonLink) => {
      await api.personLinks.undo(id, { data: {} });
      await done(words.undone);
    },
  };
}

function Proposals({ proposals, found }: { proposals: readonly LinkProposal[]; found: number }) {
  const acts = useLinkActs();
  const [isAsked, setIsAsked] = useState(false);
  const certain = proposals.filter(({ isCertain }) => isCertain);
  return (
    <Card>
      <CardHead className={styles.head}>
        <CardTitle
          title={words.proposals}
          lead={found === 0 ? undefined : words.shown(proposals.length, found)}
        />
        {certain.length > 1 ? (
          <Button variant="secondary" onClick={() => setIsAsked(true)}>
            {words.linkAll(certain.length)}
          </Button>
        ) : null}
      </CardHead>
      {proposals.length === 0 ? (
        <EmptyState title={words.none} level={3}>
          {words.noneText}
        </EmptyState>
      ) : (
        <ul className={styles.pairs}>
          {proposals.map((pair) => (
            <li key={`${pair.one.uuid} ${pair.other.uuid}`}>
              <Pair one={pair.one} other={pair.other} />
              <Row gap={12} rowGap={8} wraps>
                {pair.isCertain ? <Badge tone="ok">{words.certain}</Badge> : null}
                <span className={styles.small}>{personsDesk.likeness(pair.likeness)}</span>
              </Row>
              <Row gap={8} rowGap={8} wraps>
                <ActButton
                  aria-label={words.linkOf(pair.one.name, pair.other.name)}
                  onPress={() => acts.link([pair])}
                >
                  {words.link}
                </ActButton>
                <ActButton
                  variant="secondary"
                  aria-label={words.apartOf(pair.one.name, pair.other.name)}
                  onPress={() => acts.tellApart(pair)}
                >
                  {words.apart}
                </ActButton>
              </Row>
            </li>
          ))}
        </ul>
      )}
      {isAsked ? (
        <ActDialog
          title={words.linkAllAsk(certain.length)}
          confirm={words.linkAllShort}
          isPersistent={false}
          onConfirm={() => acts.link(certain)}
          onClose={() => setIsAsked(false)}
        >
          <Text>{words.linkAllText}</Text>
        </ActDialog>
      ) : null}
    </Card>
  );
}

/** Somebody may have taken quite another name: no likeness finds that. */
function ByHand() {
  const [isAsked, setIsAsked] = useState(false);
  const { linkPair } = useLinkActs();
  const [fetchOne, fetchOther] = [useAthleteSearch(), useAthleteSearch()];
  const athlete = (label: string, selectFetch: SelectFetch) =>
    ({
      kind: "advancedSelect",
      label,
      placeholder: words.byHandHint,
      selectConfig: { valueProp: "value", label: "label", filterResults: false },
      selectFetch,
      rules: [saying(required, words.byHandMissing)],
    }) as const;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {words.byHand}
      </Button>
      {isAsked ? (
        <ActDialog
          title={words.byHand}
          confirm={words.linkAllShort}
          isPressableEarly
          fields={defineForm({ one: athlete(words.one, fetchOne), other: athlete(words.other, fetchOther) })}
          onConfirm={({ one = "", other = "" }) => linkPair(one, other)}
          onClose={() => setIsAsked(false)}
        >
          {({ field }) => (
            <Stack gap={18}>
              <Text>{words.byHandText}</Text>
              {field("one")}
              {field("other")}
            </Stack>
          )}
        </ActDialog>
      ) : null}
    </>
  );
}

const MOST_FOUND = 20;

/** Everybody the public finds by name, so nobody whose name is hidden. */
function useAthleteSearch() {
  const api = useBackgroundApi();
  const [fetchAthletes] = useState(() =>
    pagedFetch(async (needle, page) => {
      if (needle.trim().length < SHORTEST_SEARCH || page > 1) return [];
      const { data } = await api.search({ q: needle, limit: MOST_FOUND });
      return data.athletes.items.map((one) => ({
        value: one.uuid,
        label: [fullName(one), one.team, one.event.name].filter(Boolean).join(", "),
      }));
    }, MOST_FOUND),
  );
  return fetchAthletes;
}

function Links({ links }: { links: readonly PersonLink[] }) {
  const acts = useLinkActs();
  const moments = useMoments();
  return (
    <Card heading={words.links}>
      {links.length === 0 ? (
        <EmptyState title={words.noLinks} level={3} />
      ) : (
        <ul className={styles.pairs}>
          {links.map((link) => (
            <li key={link.id}>
              <Pair one={link.one} other={link.other} />
              <Row gap={12} rowGap={8} wraps>
                <ActButton
                  variant="secondary"
                  aria-label={words.undoOf(link.one.name, link.other.name)}
                  onPress={() => acts.undo(link)}
                >
                  {words.undo}
                </ActButton>
                <span className={styles.small}>{words.by(link.author, moments(link.at))}</span>
              </Row>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Pair({ one, other }: { one: LinkRecord; other: LinkRecord }) {
  return (
    <div className={styles.pair}>
      <Side record={one} />
      <Side record={other} />
    </div>
  );
}

function Side({ record: { name, birth, club, events } }: { record: LinkRecord }) {
  const born = birth !== null && birth.length > "2000".length ? formatDate(birth) : birth;
  return (
    <div>
      <b>{name}</b>
      <small>{[born, club].filter(Boolean).join(", ")}</small>
      {events.map((event) => (
        <small key={event.id}>
          {[event.name, eventDates({ dateOfEvent: event.dateOfEvent, info: null })]
            .filter(Boolean)
            .join(", ")}
        </small>
      ))}
    </div>
  );
}
