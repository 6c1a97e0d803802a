import { useState } from "react";
import { isRefusedWith } from "#contract/api/refusal.ts";
import type { Gap, PaperKind } from "#contract/paper/paper.ts";
import { papers } from "#texts/papers.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { GapWay, type WaysOut } from "./GapWay.tsx";
import styles from "./papers.module.css";

const { gaps: words } = papers;

const MOST_NAMES = 8;

type Props = {
  kind: PaperKind;
  gaps: readonly Gap[];
  ways: WaysOut;
  onMake: () => Promise<void>;
  onClose: () => void;
};

/** What a paper lacks, before it is made (PD9). */
export function GapDialog({ kind, gaps, ways, onMake, onClose }: Props) {
  const [hasNothing, setHasNothing] = useState(false);
  const make = async () => {
    try {
      await onMake();
    } catch (cause) {
      setHasNothing(isRefusedWith(cause, "nothing-to-print"));
      throw cause;
    }
  };
  return (
    <ActDialog
      title={words.title(papers.kinds[kind].title)}
      confirm={words.make}
      canConfirm={!hasNothing}
      onConfirm={make}
      onClose={onClose}
    >
      <Stack as="ul" gap={12} className={styles.gaps}>
        {gaps.map((gap) => (
          <li key={gap.code}>
            <GapLine gap={gap} ways={ways} onLeave={onClose} />
          </li>
        ))}
      </Stack>
      <Text>{gaps.some(({ isGrave }) => isGrave) ? words.grave : words.light(kind)}</Text>
    </ActDialog>
  );
}

type LineProps = { gap: Gap; ways: WaysOut; onLeave: () => void };

function GapLine({ gap: { code, names }, ways, onLeave }: LineProps) {
  const told = names.filter((name) => name !== "");
  const rest = told.length - MOST_NAMES;
  return (
    <Stack gap={4} align="start">
      <b>{words.names[code]}</b>
      {told.length === 0 ? null : (
        <Text size="small" tone="secondary">
          {told.slice(0, MOST_NAMES).join(", ")}
          {rest > 0 ? ` ${words.more(rest)}` : ""}
        </Text>
      )}
      <GapWay code={code} ways={ways} onLeave={onLeave} />
    </Stack>
  );
}
