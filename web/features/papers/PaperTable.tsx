import { useState } from "react";
import { pathOf } from "#contract/api/path.ts";
import {
  type Edition,
  FORMATS_OF,
  type PaperFormat,
  type PaperKind,
  type PapersAnswer,
  type PaperWish,
} from "#contract/paper/paper.ts";
import { locale } from "#texts/locale.ts";
import { papers as words } from "#texts/papers.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useDownload } from "#web/platform/session/useDownload.ts";
import { GapDialog } from "./GapDialog.tsx";
import type { WaysOut } from "./GapWay.tsx";
import stacked from "#web/kit/stackedTable.module.css";
import styles from "./papers.module.css";

type PaperLine = PapersAnswer["papers"][number];
type Wanted = { readonly paper: PaperLine; readonly format: PaperFormat };

type Props = {
  title: string;
  competitionUuid: string;
  papers: readonly PaperLine[];
  wish: Pick<PaperWish, "category" | "size">;
  ways: WaysOut;
  onMade: () => Promise<void>;
};

/** Papers of one purpose: what each lacks, its last edition, and the files it is made as. */
export function PaperTable({ title, competitionUuid, papers, wish, ways, onMade }: Props) {
  const api = useBackgroundApi();
  const download = useDownload(words.failed);
  const [asked, setAsked] = useState<Wanted>();
  const save = (edition: Edition, format: PaperFormat) =>
    download(
      `${pathOf("/competitions/uuid/:uuid/papers/:edition/file", competitionUuid, edition.id)}?format=${format}`,
    );
  const make = async ({ paper, format }: Wanted) => {
    const { data } = await api.papers.make(competitionUuid, { data: { kind: paper.kind, locale, ...wish } });
    await save(data, format);
    await onMade();
  };
  const press = async (wanted: Wanted) => {
    if (wanted.paper.gaps.length > 0) setAsked(wanted);
    else await make(wanted);
  };
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={title} />
      </CardHead>
      <Table caption={title} className={stacked.stacked}>
        <thead>
          <tr>
            <HeadCell>{words.columns.paper}</HeadCell>
            <HeadCell>{words.columns.state}</HeadCell>
            <HeadCell align="end">{words.columns.files}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {papers.map((paper) => (
            <tr key={paper.kind}>
              <Cell>
                <Named paper={paper} onGaps={() => setAsked({ paper, format: "pdf" })} />
              </Cell>
              <Cell>
                <State paper={paper} onSave={save} />
              </Cell>
              <Cell align="end">
                <Files paper={paper} onPress={(format) => press({ paper, format })} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {asked === undefined ? null : (
        <GapDialog
          kind={asked.paper.kind}
          gaps={asked.paper.gaps}
          ways={ways}
          onMake={() => make(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}

function Named({ paper: { kind, gaps, isEmpty }, onGaps }: { paper: PaperLine; onGaps: () => void }) {
  return (
    <Stack gap={4} align="start">
      <b>{words.kinds[kind].title}</b>
      <Text size="small" tone="muted">
        {words.kinds[kind].text}
      </Text>
      {gaps.length === 0 || isEmpty ? null : (
        <Button size="sm" variant="secondary" onClick={onGaps}>
          {gaps.some(({ isGrave }) => isGrave) ? <Icon name="warn" size={18} /> : null}
          {words.gapCount(gaps.length)}
        </Button>
      )}
    </Stack>
  );
}

type SaveEdition = (edition: Edition, format: PaperFormat) => Promise<void>;

function State({ paper: { editions, isEmpty }, onSave }: { paper: PaperLine; onSave: SaveEdition }) {
  const [last, ...earlier] = editions;
  if (last === undefined) return <Text tone="muted">{isEmpty ? words.empty : words.notMade}</Text>;
  return (
    <Stack gap={4} align="start">
      <Row gap={8} wraps>
        <span>{words.edition(last)}</span>
        {last.isDraft ? <Badge tone="wait">{words.draft}</Badge> : null}
      </Row>
      <Text size="small" tone="muted">
        {words.code(last.code)}
      </Text>
      {earlier.length === 0 ? null : (
        <details className={styles.earlier}>
          <summary>{words.earlier(earlier.length)}</summary>
          <ul>
            {earlier.map((edition) => (
              <li key={edition.id}>
                {edition.isKept ? (
                  <ActButton
                    size="sm"
                    variant="ghost"
                    aria-label={words.download(edition)}
                    onPress={() => onSave(edition, "pdf")}
                  >
                    {words.edition(edition)}
                  </ActButton>
                ) : (
                  <Text size="small" tone="muted">
                    {words.edition(edition)}: {words.gone}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}

type FilesProps = { paper: PaperLine; onPress: (format: PaperFormat) => Promise<void> };

function Files({ paper: { kind, isEmpty }, onPress }: FilesProps) {
  if (isEmpty) return <Text tone="muted">{words.empty}</Text>;
  return (
    <Row gap={8} wraps justify="end">
      {FORMATS_OF[kind].map((format) => (
        <ActButton
          key={format}
          size="sm"
          variant={format === "pdf" ? "primary" : "secondary"}
          aria-label={words.make(words.kinds[kind].title, words.formats[format])}
          onPress={() => onPress(format)}
        >
          {words.formats[format]}
        </ActButton>
      ))}
    </Row>
  );
}

export const GROUPS: Readonly<Record<keyof typeof words.groups, readonly PaperKind[]>> = {
  official: ["results", "bouts", "weighing", "judges", "report", "teams", "inventory"],
  working: ["weigh-sheets", "start", "clubs", "brackets", "queues", "sheets"],
  awards: ["diplomas", "badges"],
};
