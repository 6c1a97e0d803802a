import { club as words } from "#texts/season/season.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Columns, Fill, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import type { loadClubPage } from "./loadSeasonPages.server.ts";
import { Medals } from "./SeasonPage.tsx";
import styles from "./season.module.css";

type Props = PageProps<typeof loadClubPage>;
type View = Props["loaderData"];

export function ClubPage({ loaderData: view }: Props) {
  return (
    <Wrap>
      <PageTitle
        title={
          <Row as="span" gap={14}>
            <ClubRoundel name={view.name} size={48} />
            {view.name}
          </Row>
        }
        lead={[view.city, view.facts].filter(Boolean).join(", ")}
        actions={
          <Spoiler>
            <Medals medals={view.medals} />
          </Spoiler>
        }
      />
      <Columns aside={400}>
        <Stack gap={16}>
          <Spoiler>
            <Athletes {...view} />
          </Spoiler>
          <Spoiler>
            <Events {...view} />
          </Spoiler>
        </Stack>
        <Stack gap={16}>
          {view.coming.length === 0 ? null : (
            <Card heading={words.coming}>
              <ul className={styles.list}>
                {view.coming.map(({ href, name, when }) => (
                  <li key={href}>
                    <Anchor href={href} className={styles.wholeRow}>
                      <Fill as="span">
                        <b>{name}</b>
                        <small>{when}</small>
                      </Fill>
                    </Anchor>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {view.seasons.map((season) => (
            <Spoiler key={season.href}>
              <SeasonCard season={season} />
            </Spoiler>
          ))}
        </Stack>
      </Columns>
    </Wrap>
  );
}

function SeasonCard({ season }: { season: View["seasons"][number] }) {
  return (
    <Card heading={<Anchor href={season.href}>{season.title}</Anchor>} lead={words.seasons}>
      <ul className={styles.list}>
        {season.rows.map((row) => (
          <li key={`${row.href} ${row.name}`}>
            <Anchor href={row.href} className={styles.wholeRow}>
              <Medal place={row.place} />
              <Fill as="span">
                <b>{row.name}</b>
                <small>{row.words}</small>
              </Fill>
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Athletes({ athletes }: View) {
  const started = athletes.filter(({ words: about }) => about !== undefined);
  const waiting = athletes.filter(({ words: about }) => about === undefined);
  return (
    <Card heading={words.athletes}>
      {athletes.length === 0 ? (
        <EmptyState title={words.noAthletes} level={3}>
          {words.noAthletesText}
        </EmptyState>
      ) : null}
      {started.length === 0 ? null : <AthleteList athletes={started} />}
      {waiting.length === 0 ? null : (
        <>
          <h3 className={styles.waiting}>{words.noStarts}</h3>
          <AthleteList athletes={waiting} />
        </>
      )}
    </Card>
  );
}

function AthleteList({ athletes }: Pick<View, "athletes">) {
  return (
    <ul className={styles.list}>
      {athletes.map(({ name, href, medals, words: about }) => (
        <li key={href}>
          <Anchor href={href} className={styles.wholeRow}>
            <Fill as="span">
              <b>{name}</b>
              {about === undefined ? null : <small>{about}</small>}
            </Fill>
            <Medals medals={medals} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function Events({ events }: View) {
  return (
    <Card heading={words.events} isClipped>
      {events.length === 0 ? (
        <EmptyState title={words.noEvents} level={3}>
          {words.noEventsText}
        </EmptyState>
      ) : (
        <Table caption={words.events}>
          <thead>
            <tr>
              <HeadCell>{words.event}</HeadCell>
              <HeadCell align="end" isWide>
                {words.people}
              </HeadCell>
              <HeadCell align="end">{words.place}</HeadCell>
              <HeadCell align="end" isWide>
                {words.points}
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <tr key={event.href}>
                <Cell>
                  <Anchor href={event.href} className={styles.name}>
                    {event.name}
                  </Anchor>
                  <small className={styles.line}>{event.when}</small>
                  <Medals medals={event.medals} />
                </Cell>
                <Cell align="end" isWide>
                  {event.athletes}
                </Cell>
                <Cell align="end">{event.place}</Cell>
                <Cell align="end" isWide>
                  {event.points}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
