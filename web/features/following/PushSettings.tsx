import { useState, useSyncExternalStore } from "react";
import { NOTICE_KINDS, type NoticeKind } from "#domain/follow/notices.ts";
import { push } from "#texts/following/push.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";
import { useLazyApi } from "#web/platform/session/useLiveApi.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { readPushChoice, writePushChoice, type PushChoice } from "./pushChoice.ts";
import { disablePush, enablePush, testPush, type PushProblem } from "./pushDevice.ts";
import styles from "./PushSettings.module.css";
import { useStars } from "./useFollows.ts";

type Told = { readonly tone: "ok" | "bad"; readonly text: string };

/** Whether this device is told about the followed, and what. */
export function PushSettings() {
  const { choice, told, isBusy, setChoice, test } = usePush();
  const hasStars = useStars().some(({ isOn }) => isOn);
  const kinds = choice?.kinds ?? NOTICE_KINDS;
  const toggle = (kind: NoticeKind) =>
    setChoice({ kinds: NOTICE_KINDS.filter((one) => kinds.includes(one) !== (one === kind)) });
  return (
    <Card id="notifications" className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {push.title}
        </Heading>
      </CardHead>
      <CardBody className={styles.body}>
        <Text size="small" tone="secondary">
          {push.lead}
        </Text>
        <Switch
          label={isBusy ? push.busy : push.isOn}
          isOn={choice !== undefined}
          isDisabled={isBusy}
          onChange={(isOn) => setChoice(isOn ? { kinds: NOTICE_KINDS } : undefined)}
        />
        <FieldSet label={push.kindsLabel} isDisabled={choice === undefined}>
          {NOTICE_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={push.kinds[kind]}
              checked={kinds.includes(kind)}
              onChange={() => toggle(kind)}
            />
          ))}
        </FieldSet>
        <Button variant="secondary" disabled={choice === undefined || isBusy} onClick={test}>
          {push.test}
        </Button>
        {told ? <Banner tone={told.tone}>{told.text}</Banner> : null}
        {choice && !hasStars && !told ? <Banner tone="neutral">{push.nobody}</Banner> : null}
      </CardBody>
    </Card>
  );
}

const subscribe = () => () => undefined;

function usePush() {
  const loadApi = useLazyApi();
  const tokenCookie = useRootData()?.tokenCookie ?? "";
  const stars = useStars();
  // The page is everybody's; the choice is this device's.
  const kept = useSyncExternalStore(subscribe, readPushText, () => "");
  const [chosen, setChosen] = useState<{ readonly choice: PushChoice | undefined }>();
  const [told, setTold] = useState<Told>();
  const choice = chosen === undefined ? (kept === "" ? undefined : readPushChoice()) : chosen.choice;

  const settle = async (
    work: () => Promise<PushProblem | undefined>,
    done: () => void,
    undo: () => void = () => undefined,
  ) => {
    setTold(undefined);
    const problem = await work().catch((): PushProblem => "server");
    if (problem === undefined) return done();
    undo();
    setTold({ tone: "bad", text: push.problems[problem] });
  };
  // A second box may be ticked while the first is on its way.
  const { isBusy, press } = useAct(settle, { mayOverlap: true });
  const keep = (next: PushChoice | undefined) => {
    writePushChoice(next);
    setChosen({ choice: next });
  };
  return {
    choice,
    told,
    isBusy,
    setChoice: (next: PushChoice | undefined) => {
      const followed = stars.filter(({ isOn }) => isOn);
      const work = async () => {
        if (next !== undefined) return await enablePush(await loadApi(), tokenCookie, { ...next, followed });
        await disablePush(await loadApi());
        return undefined;
      };
      // A box follows the finger; a switch waits until messages really come.
      const isAtOnce = choice !== undefined && next !== undefined;
      if (isAtOnce) keep(next);
      press(
        work,
        () => keep(next),
        () => (isAtOnce ? keep(choice) : undefined),
      );
    },
    test: () =>
      press(
        async () => testPush(await loadApi()),
        () => setTold({ tone: "ok", text: push.tested }),
      ),
  };
}

/** Text and not a new object every time: it tells whether something has changed. */
const readPushText = () => (readPushChoice() === undefined ? "" : "on");
