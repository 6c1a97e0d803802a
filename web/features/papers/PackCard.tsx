import { useState } from "react";
import type { PapersAnswer, PaperWish } from "#contract/paper/paper.ts";
import { papers as words } from "#texts/papers.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Grid, Row, Stack } from "#web/kit/layout/layout.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { Text } from "#web/kit/Text.tsx";
import { GapWay, type WaysOut } from "./GapWay.tsx";
import { draftsOf, kindsOf, startPack, type PackName, type PackState } from "./packs.ts";
import styles from "./papers.module.css";
import { usePack } from "./usePack.ts";

const { packs } = words;
const NAMES: readonly PackName[] = ["hall", "parachute", "federation", "awards"];

type Props = {
  competitionUuid: string;
  papers: PapersAnswer["papers"];
  size: PaperWish["size"];
  ways: WaysOut;
  fileName: (pack: string) => string;
  onMade: () => Promise<void>;
};

/** Everything somebody needs at once, in one archive. */
export function PackCard({ competitionUuid, papers, ways, size, fileName, onMade }: Props) {
  const pack = usePack(competitionUuid, size);
  const [name, setName] = useState<PackName>("hall");
  const offered = NAMES.filter((one) => kindsOf(one, papers).length > 0);
  const contentsOf = (one: PackName) =>
    packs.contents(kindsOf(one, papers).map((kind) => words.kinds[kind].title));
  const archive = (one: PackName) => fileName(packs[one].title);
  const collect = async (one: PackName) => {
    setName(one);
    if (await pack.collect(startPack(one, papers), archive(one))) await onMade();
  };
  const resume = async () => {
    if (await pack.resume(archive(name))) await onMade();
  };
  const isRunning =
    pack.state !== undefined && !pack.state.isStopped && pack.state.done < pack.state.tasks.length;
  return (
    <Card heading={packs.title} lead={packs.lead}>
      <CardBody>
        <Stack gap={16}>
          <Grid least={240} gap={12}>
            {offered.map((one) => (
              <Stack key={one} gap={8} align="start" className={styles.pack}>
                <b>{packs[one].title}</b>
                <Text size="small" tone="muted">
                  {packs[one].text ?? contentsOf(one)}
                </Text>
                <ActButton
                  variant="secondary"
                  disabled={isRunning}
                  aria-label={`${packs.collect}: ${packs[one].title}`}
                  onPress={() => collect(one)}
                >
                  {packs.collect}
                </ActButton>
              </Stack>
            ))}
          </Grid>
          {pack.state === undefined ? null : (
            <Progress
              state={pack.state}
              papers={papers}
              ways={ways}
              onResume={resume}
              onForget={pack.forget}
            />
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

type ProgressProps = Pick<Props, "papers" | "ways"> & {
  state: PackState;
  onResume: () => Promise<void>;
  onForget: () => void;
};

function Progress({ state, papers, ways, onResume, onForget }: ProgressProps) {
  const { tasks, done, files, skipped, isStopped } = state;
  const task = tasks[done];
  const close = (
    <Button size="sm" variant="ghost" onClick={onForget}>
      {task === undefined || isStopped ? packs.close : packs.stop}
    </Button>
  );
  const drafts = draftsOf(state, papers);
  if (task === undefined)
    return (
      <Banner
        tone={drafts.length > 0 ? "wait" : files.length > 0 ? "ok" : "neutral"}
        icon={drafts.length > 0 ? "warn" : files.length > 0 ? "check" : "info"}
        title={files.length > 0 ? packs.done(files.length) : packs.nothing}
        action={close}
      >
        <Stack gap={4}>
          {drafts.length === 0 ? null : <span>{packs.drafts}</span>}
          {drafts.map(({ kind, lacks }) => (
            <Row key={kind} gap={12} rowGap={4} wraps>
              <b>{words.kinds[kind].title}</b>
              {lacks.map((code) => (
                <GapWay key={code} code={code} ways={ways}>
                  {words.gaps.names[code]}
                </GapWay>
              ))}
            </Row>
          ))}
          {skipped.length === 0 ? null : (
            <span>{packs.skipped(skipped.map((kind) => words.kinds[kind].title).join(", "))}</span>
          )}
        </Stack>
      </Banner>
    );
  if (isStopped)
    return (
      <Banner
        tone="bad"
        icon="warn"
        title={packs.stopped(words.kinds[task.kind].title)}
        action={
          <Row gap={8}>
            <ActButton size="sm" onPress={onResume}>
              {packs.again}
            </ActButton>
            {close}
          </Row>
        }
      >
        {packs.stoppedText}
      </Banner>
    );
  return (
    <Stack as="output" gap={8}>
      <Row gap={12} wraps>
        <Text>{packs.now(words.kinds[task.kind].title)}</Text>
        <Text tone="muted">{packs.progress(done, tasks.length)}</Text>
        {close}
      </Row>
      <ProgressBar
        label={packs.label}
        value={done}
        max={tasks.length}
        valueText={packs.progress(done, tasks.length)}
      />
    </Stack>
  );
}
