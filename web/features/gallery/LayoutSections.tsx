import { Section } from "./Section.tsx";
import styles from "./gallery.module.css";
import { samples } from "./samples.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { LoadingBar } from "#web/kit/LoadingBar.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { Segmented } from "#web/kit/Segmented.tsx";
import { SegmentedLinks } from "#web/kit/SegmentedLinks.tsx";
import { TabLinks } from "#web/kit/TabLinks.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { Tabs } from "#web/kit/Tabs.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { DialogFrame } from "#web/kit/dialogs/DialogFrame.tsx";
import { Fact, Facts, Fill, Grid, List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { useState } from "react";

const { layout } = samples;

export function LayoutSection() {
  const badges = layout.words.map((word) => <Badge key={word}>{word}</Badge>);
  return (
    <Section title={samples.sections.layout}>
      <Grid columns={2} phone={1} gap={24}>
        <Stack gap={8} align="start">
          {badges}
        </Stack>
        <Row gap={12} rowGap={4} wraps>
          {badges}
        </Row>
        <Card>
          <List lines="between" inset={[12, 16]}>
            {layout.words.map((word, index) => (
              <Row as="li" key={word} gap={12}>
                <Badge>{index + 1}</Badge>
                <Fill>{word}</Fill>
              </Row>
            ))}
          </List>
        </Card>
        <Facts align="end">
          {layout.words.map((word, index) => (
            <Fact key={word} label={word}>
              {index + 1}
            </Fact>
          ))}
        </Facts>
      </Grid>
      <Grid least={180} gap={12}>
        {badges}
      </Grid>
    </Section>
  );
}

const { tabs } = samples;

export function TabSection() {
  return (
    <Section title={samples.sections.tabs}>
      <Crumbs
        label={tabs.crumbs}
        items={[{ label: tabs.competitions, href: "?about" }, { label: tabs.event }]}
      />
      <TabLinks
        className={styles.tabStrip}
        label={tabs.label}
        currentHref="?brackets"
        items={[
          { href: "?about", label: tabs.about },
          { href: "?brackets", label: tabs.brackets, count: 46 },
          { href: "?mats", label: tabs.mats, count: 4 },
          { href: "?teams", label: tabs.teams },
        ]}
      />
      <Panels />
      <Row gap={14} wraps>
        <Views />
        <ProgressBar className={styles.bar} label={tabs.bouts} value={42} max={100} />
        <ProgressBar className={styles.bar} label={tabs.entries} value={70} max={100} tone="live" isThin />
      </Row>
      <div>
        <Text size="small" tone="muted" className={styles.note}>
          {tabs.loadingNote}
        </Text>
        <div className={styles.inlineBar}>
          <LoadingBar progress={62} />
        </div>
      </div>
    </Section>
  );
}

function Panels() {
  const [value, setValue] = useState("mats");
  return (
    <Tabs
      label={tabs.panels}
      value={value}
      onChange={setValue}
      items={[
        { value: "mats", label: tabs.mats, count: 4, panel: tabs.panel },
        { value: "teams", label: tabs.teams, panel: tabs.panel },
      ]}
    />
  );
}

function Views() {
  const [view, setView] = useState("grid");
  return (
    <Segmented
      label={tabs.viewLabel}
      value={view}
      onChange={setView}
      segments={[
        { value: "grid", label: tabs.grid, icon: "grid" },
        { value: "list", label: tabs.list, icon: "list" },
        { value: "brackets", label: tabs.brackets, icon: "bracket2" },
        { value: "fighters", label: tabs.fighters, icon: "users" },
      ]}
    />
  );
}

const { table, dialog } = samples;

export function TableSection() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const frame = { title: dialog.title, closeLabel: dialog.close, onClose: close };
  const actions = (
    <>
      <Button variant="secondary" onClick={close}>
        {dialog.keep}
      </Button>
      <Button onClick={close}>{dialog.move}</Button>
    </>
  );
  return (
    <Section title={samples.sections.table}>
      <Grid columns={2} phone={1} gap={20} align="start">
        <TeamTable />
        <div className={styles.dialogPanel}>
          <DialogFrame {...frame} titleId="gallery-dialog" actions={actions}>
            {dialog.text}
          </DialogFrame>
        </div>
      </Grid>
      <Row gap={14} wraps>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {dialog.open}
        </Button>
      </Row>
      <Dialog {...frame} isOpen={isOpen} actions={actions}>
        {dialog.text}
      </Dialog>
    </Section>
  );
}

function TeamTable() {
  const [place, team, gold, points] = table.head;
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={table.caption} lead={table.lead} />
        <SegmentedLinks
          label={table.caption}
          currentHref="?points"
          items={[
            { href: "?points", label: points },
            { href: "?gold", label: gold, icon: "medal" },
          ]}
        />
      </CardHead>
      <Table caption={table.caption}>
        <thead>
          <tr>
            <HeadCell>{place}</HeadCell>
            <HeadCell>{team}</HeadCell>
            <HeadCell align="end">{gold}</HeadCell>
            <HeadCell align="end">{points}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={row.team} data-show={index === 1 ? "hover" : undefined}>
              <Cell>
                <Medal place={index + 1} />
              </Cell>
              <Cell>
                <Row as="span" gap={12}>
                  <ClubRoundel name={row.team} size={26} />
                  {row.team}
                </Row>
              </Cell>
              <Cell align="end">{row.gold}</Cell>
              <Cell align="end">{row.points}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
