import { useState } from "react";
import { DEFAULT_SHOW } from "#contract/display/display.ts";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { displays } from "#texts/displays/displays.ts";
import { parseScoreboardType } from "#web/sport/board/scoreboardType.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Segmented } from "#web/kit/Segmented.tsx";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { writeBoardQuery, type BoardChoice } from "./boardQuery.ts";
import styles from "./BoardLauncher.module.css";
import { ModeChoice } from "./ModeChoice.tsx";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import { PairDisplay } from "./PairDisplay.tsx";

const text = displays.launcher;

type Props = { competition: Competition; fighting: Fighting };

/** How the official of a table brings its board into the hall. */
export function BoardLauncher({ competition, fighting }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
        <Icon name="screen" size={18} />
        {text.open}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={text.title} closeLabel={text.close}>
        <OpenHere competition={competition} fighting={fighting} />
        <OpenElsewhere competition={competition} fighting={fighting} />
      </Dialog>
    </>
  );
}

function OpenHere({ competition, fighting }: Props) {
  const { layout } = parseScoreboardType(competition.scoreboardType);
  const [choice, setChoice] = useState<BoardChoice>({
    layout,
    mode: "dark",
    isMirrored: false,
    isFollowing: true,
  });
  const [isBlocked, setIsBlocked] = useState(false);
  const change = (part: Partial<BoardChoice>) => setChoice((now) => ({ ...now, ...part }));
  const open = () => {
    const board = `/competition/${competition.uuid}/fighting/${fighting.uuid}/board`;
    // A name of its own: a second press brings the same window forward.
    const opened = window.open(
      addressOf(board + writeBoardQuery(choice)),
      `board-${fighting.carpet?.uuid ?? fighting.uuid}`,
      "popup,width=1280,height=720",
    );
    setIsBlocked(opened === null);
  };
  return (
    <Stack as="section" gap={12} className={styles.part}>
      <Heading level={3}>{text.here}</Heading>
      <p>{text.hereText}</p>
      <Row gap={12} align="stretch" wraps>
        <Segmented
          label={text.layout}
          segments={[
            { value: "rows", label: text.layouts.rows },
            { value: "duel", label: text.layouts.duel },
          ]}
          value={choice.layout ?? "rows"}
          onChange={(value) => change({ layout: value })}
        />
        <ModeChoice value={choice.mode} onChange={(mode) => change({ mode })} />
      </Row>
      <Switch
        label={text.mirror}
        isOn={choice.isMirrored}
        onChange={(isMirrored) => change({ isMirrored })}
      />
      {fighting.carpet === null ? null : (
        <Switch
          label={text.follow}
          isOn={choice.isFollowing}
          onChange={(isFollowing) => change({ isFollowing })}
        />
      )}
      {isBlocked ? <Banner tone="wait">{text.blocked}</Banner> : null}
      <Button size="lg" isBlock onClick={open}>
        <Icon name="screen" />
        {text.openWindow}
      </Button>
    </Stack>
  );
}

/** A screen that belongs to the mat and not to one bout: it follows the mat all day. */
function OpenElsewhere({ competition, fighting }: Props) {
  const carpet = competition.carpets.find(({ uuid }) => uuid === fighting.carpet?.uuid);
  if (carpet === undefined) return null;
  return (
    <Stack as="section" gap={12} className={styles.part}>
      <Heading level={3}>{text.elsewhere}</Heading>
      <p>{text.elsewhereText}</p>
      <PairDisplay
        competitionUuid={competition.uuid}
        show={{ ...DEFAULT_SHOW, pages: [{ page: "mat", carpet: carpet.uuid }] }}
        defaultName={text.boardOf(carpet.name)}
      />
    </Stack>
  );
}
