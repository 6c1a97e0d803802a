import { useState } from "react";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { DialogFrame } from "#web/kit/dialogs/DialogFrame.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { SegmentedLinks } from "#web/kit/SegmentedLinks.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import styles from "./gallery.module.css";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

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
      <div className={styles.columns2}>
        <TeamTable />
        <div className={styles.dialogPanel}>
          <DialogFrame {...frame} titleId="gallery-dialog" actions={actions}>
            {dialog.text}
          </DialogFrame>
        </div>
      </div>
      <div className={styles.line}>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {dialog.open}
        </Button>
      </div>
      <Dialog {...frame} isOpen={isOpen} actions={actions}>
        {dialog.text}
      </Dialog>
    </Section>
  );
}

function TeamTable() {
  const [place, team, gold, points] = table.head;
  return (
    <Card className={styles.clip}>
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
                <span className={styles.person}>
                  <ClubRoundel name={row.team} size={26} />
                  {row.team}
                </span>
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
