import { personName } from "#web/i18n/names.ts";
import { useState } from "react";
import type { Profile } from "#contract/entry/profile.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { formatKopecks } from "#texts/fees/fees.ts";
import { claims as claimWords } from "#texts/people/claims.ts";
import { entry } from "#texts/people/entry.ts";
import { personalHome } from "#texts/people/personalHome.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Text } from "#web/kit/Text.tsx";
import { begunPath, dropBegun } from "./begunEntry.ts";
import styles from "./home.module.css";
import { ShortList } from "./ShortList.tsx";
import type { HomeTask } from "./homeTasks.ts";

const { tasks: words } = personalHome;

type Props = {
  tasks: readonly HomeTask[];
  account: number;
  people: readonly Profile[];
};

/** What is left to do, each a way to where it is done. */
export function TaskList({ tasks, account, people }: Props) {
  return (
    <Card aria-label={words.title}>
      <CardHead>
        <CardTitle title={words.title} />
        {tasks.length === 0 ? null : <span className={styles.count}>{tasks.length}</span>}
      </CardHead>
      {tasks.length === 0 ? (
        <CardBody>
          <Text tone="secondary">{words.none}</Text>
        </CardBody>
      ) : (
        <ShortList
          more={personalHome.more}
          items={tasks.map((task) => (
            <li key={keyOf(task)}>
              {task.type === "begun" ? (
                <Begun {...task} account={account} people={people} />
              ) : (
                <Task task={task} />
              )}
            </li>
          ))}
        />
      )}
    </Card>
  );
}

type BegunProps = Omit<Props, "tasks"> & Extract<HomeTask, { type: "begun" }>;

/** A draft that was deleted stays in its place until the page is left, with the way back (PE25). */
function Begun({ begun, event, minutes, account, people }: BegunProps) {
  const [dropped, setDropped] = useState<{ readonly restore: () => void }>();
  const person = people.find(({ documentId }) => documentId === begun.profile);
  const facts = [person && personName(person), words.begun.step(entry.steps[begun.step])];
  const press = () => {
    dropped?.restore();
    setDropped(dropped === undefined ? { restore: dropBegun(account, begun) } : undefined);
  };
  return (
    <div className={styles.task}>
      <span>
        <b>{words.begun.title(event)}</b>
        <small>
          {dropped === undefined
            ? [...facts, words.begun.kept(minutes)].filter(Boolean).join(", ")
            : words.begun.dropped}
        </small>
        <Row gap={8} wraps>
          {dropped === undefined ? (
            <Button size="sm" href={begunPath(begun)}>
              {words.begun.goOn}
            </Button>
          ) : null}
          <Button size="sm" variant="secondary" onClick={press}>
            {dropped === undefined ? words.begun.drop : words.begun.restore}
          </Button>
        </Row>
      </span>
    </div>
  );
}

function Task({ task }: { task: Exclude<HomeTask, { type: "begun" }> }) {
  if (task.type === "confirm") return <Confirm email={task.email} />;
  const { href, title, text } = describe(task);
  return (
    <Anchor href={href} className={styles.task}>
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <Icon name="right" />
    </Anchor>
  );
}

function Confirm({ email }: { email: string }) {
  const api = useApi();
  const [isSent, setIsSent] = useState(false);
  const send = async () => {
    await api.auth.sendConfirmation({ email });
    setIsSent(true);
    showToast({ type: "success", message: words.sent });
  };
  return (
    <div className={styles.task}>
      <span>
        <b>{words.confirm(email)}</b>
        <small>{words.confirmText}</small>
        <ActButton size="sm" variant="secondary" disabled={isSent} onPress={send}>
          {isSent ? words.sent : words.send}
        </ActButton>
      </span>
    </div>
  );
}

type Described = { readonly href: string; readonly title: string; readonly text: string };

function describe(task: Exclude<HomeTask, { type: "confirm" | "begun" }>): Described {
  if (task.type === "first-athlete") {
    const { empty: title, emptyText: text } = personalHome.people;
    return { href: "/personal/profiles?person=new", title, text };
  }
  if (task.type === "fix") {
    const { documentId, event, profile } = task.application;
    return {
      href: `/personal/applications/${documentId}`,
      title: words.fix(event?.name ?? ""),
      text: words.fixText(profile ? personName(profile) : ""),
    };
  }
  if (task.type === "claims") {
    const { event, name, claims } = task.waiting;
    return {
      href: `/organiser/events/${event}/entries`,
      title: claimWords.task(name),
      text: claimWords.taskText(claims),
    };
  }
  if (task.type === "fee") {
    const { event, kopecks, isOnline } = task;
    return {
      href: "/personal/applications",
      title: words.fee(event.name, formatKopecks(kopecks)),
      text: isOnline ? words.feeOnline : words.feeAtDesk,
    };
  }
  const { profile } = task;
  const href = `/personal/profiles?person=${profile.documentId}`;
  const name = personName(profile);
  switch (task.type) {
    case "consent":
      return { href, title: words.consent(name), text: words.consentText };
    case "incomplete": {
      const fields = task.missing.map((field) => words.fields[field]).join(", ");
      return { href, title: words.incomplete(name), text: words.incompleteText(fields) };
    }
    case "paper": {
      const text = task.isMissing
        ? words.medicalMissing(task.event)
        : words[task.paper === "medical" ? "medicalShort" : "insuranceShort"](task.event);
      return { href, title: words[task.paper](name), text };
    }
  }
}

function keyOf(task: HomeTask): string {
  switch (task.type) {
    case "confirm":
    case "begun":
    case "first-athlete":
      return task.type;
    case "claims":
      return `claims-${task.waiting.event}`;
    case "fix":
      return `fix-${task.application.id}`;
    case "fee":
      return `fee-${task.event.id}`;
    case "paper":
      return `${task.paper}-${task.profile.id}`;
    case "consent":
    case "incomplete":
      return `${task.type}-${task.profile.id}`;
  }
}
