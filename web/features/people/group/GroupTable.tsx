import { Fragment, useEffect, useRef, useState } from "react";
import { CONSENT_PAGES } from "#contract/entry/consent.ts";
import type { GroupBasis, GroupLine } from "#contract/entry/groupEntry.ts";
import { formatTime } from "#web/i18n/times.ts";
import { entry } from "#texts/people/entry.ts";
import { groupEntry as words } from "#texts/people/groupEntry.ts";
import { people } from "#texts/people/people.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import styles from "./group.module.css";
import { GroupTableRow } from "./GroupTableRow.tsx";
import {
  canEnter,
  isReady,
  linesOf,
  tickAll,
  tickAsLastTime,
  type GroupRow,
  type Offer,
} from "./groupRows.ts";
import { useGroupTable } from "./useGroupTable.ts";

type Props = {
  event: string;
  basis: GroupBasis;
  offer: Offer;
  /** What these lines cost, in words. */
  feeOf: (lines: readonly GroupLine[]) => string;
};

/** Everybody of the account, a row each, and one press for all who are ticked (EN29). */
export function GroupTable({ event, basis, offer, feeOf }: Props) {
  const { user } = useSession();
  const isReadOnly = !useIsOnline();
  const table = useGroupTable({ account: user?.id ?? 0, event, basis, offer });
  const { rows } = table;
  const [sent, setSent] = useState<string>();
  const changeRows: typeof table.changeRows = (changes) => {
    setSent(undefined);
    table.changeRows(changes);
  };
  const send = async () => {
    const entered = await table.send();
    // The fee as it was before these entries: afterwards they are among what is owed already.
    if (entered.length > 0) setSent(`${words.done(entered.length)}. ${feeOf(entered)}`);
  };
  if (!table.isLoaded) return <Loading rows={basis.people.length} />;
  const ticked = rows.filter(({ isTicked }) => isTicked);
  return (
    <Stack gap={16}>
      {isReadOnly ? (
        <Banner tone="live" icon="nowifi">
          {words.offline}
        </Banner>
      ) : null}
      <Row gap={12} rowGap={8} wraps>
        <Button
          variant="secondary"
          disabled={isReadOnly || !rows.some(canEnter)}
          onClick={() => changeRows(tickAll(rows))}
        >
          {words.all}
        </Button>
        {basis.earlierEvent === null ? null : (
          <Button
            variant="secondary"
            disabled={isReadOnly}
            onClick={() => changeRows(tickAsLastTime(rows, offer))}
          >
            {words.asLastTime}
          </Button>
        )}
        {ticked.length === 0 ? null : (
          <Button
            variant="ghost"
            disabled={isReadOnly}
            onClick={() =>
              changeRows(new Map(ticked.map(({ person }) => [person.documentId, { isTicked: false }])))
            }
          >
            {words.none}
          </Button>
        )}
        {basis.earlierEvent === null ? null : (
          <Text size="small" tone="muted">
            {words.lastEvent(basis.earlierEvent)}
          </Text>
        )}
        <KeptBadge isKept={table.isKept} savedAt={table.savedAt} />
      </Row>
      <Card isClipped>
        <div className={styles.head} aria-hidden="true">
          {Object.values(words.columns).map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        <ul aria-label={words.list}>
          {rows.map((row) => (
            <GroupTableRow
              key={row.person.documentId}
              row={row}
              event={event}
              isReadOnly={isReadOnly}
              onChange={(change) => changeRows(new Map([[row.person.documentId, change]]))}
            />
          ))}
        </ul>
      </Card>
      <Agreed />
      <Send rows={ticked} isReadOnly={isReadOnly} feeOf={feeOf} sent={sent} onSend={send} />
    </Stack>
  );
}

function KeptBadge({ isKept, savedAt }: { isKept: boolean; savedAt: number | undefined }) {
  if (savedAt === undefined) return null;
  return (
    <Badge tone={isKept ? "wait" : "bad"}>{isKept ? words.draft(formatTime(savedAt)) : words.notKept}</Badge>
  );
}

/** The consents themselves are given in the profiles; here they are at hand before the press. */
const AGREED = [
  [CONSENT_PAGES.rules, words.terms],
  [CONSENT_PAGES.processing, people.consents.processing],
  [CONSENT_PAGES.publication, people.consents.publication],
] as const;

function Agreed() {
  return (
    <Text size="small" tone="muted">
      {words.agreed}{" "}
      {AGREED.map(([href, title], index) => (
        <Fragment key={href}>
          {index === 0 ? null : ", "}
          <TextLink href={href} target="_blank">
            {title}
          </TextLink>
        </Fragment>
      ))}
    </Text>
  );
}

type SendProps = {
  rows: readonly GroupRow[];
  isReadOnly: boolean;
  feeOf: Props["feeOf"];
  /** What was sent by the press before, until the table is worked on again. */
  sent: string | undefined;
  onSend: () => Promise<void>;
};

/** Stays in sight below a long table: who, what it costs and the one press. */
function Send({ rows, isReadOnly, feeOf, sent, onSend }: SendProps) {
  const ready = rows.filter(isReady).length;
  const lines = linesOf(rows);
  const summary = [
    ...(ready > 0 ? [words.summary(ready, lines.length), feeOf(lines)] : []),
    ...(rows.length > ready ? [words.unready(rows.length - ready)] : []),
  ];
  return (
    <div className={styles.send}>
      {sent === undefined ? null : <Sent>{sent}</Sent>}
      {sent !== undefined && rows.length === 0 ? null : (
        <Text tone="secondary" aria-live="polite">
          {rows.length === 0 ? words.nobodyTicked : summary.join(". ")}
        </Text>
      )}
      <ActButton size="lg" disabled={isReadOnly || ready === 0} onPress={onSend}>
        {words.submit(ready)}
      </ActButton>
    </div>
  );
}

/** The press that had the focus is over: it goes to what came of it, and to the way on. */
function Sent({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={line} tabIndex={-1} className={styles.sent}>
      <b>{children}</b> <TextLink href="/personal/applications">{entry.one.toList}</TextLink>
    </p>
  );
}

function Loading({ rows }: { rows: number }) {
  return (
    <Card aria-label={words.loading} aria-busy>
      <CardBody className={styles.loading}>
        {Array.from({ length: Math.min(rows, 8) }, (_, at) => (
          <Skeleton key={at} className={styles.loadingRow} />
        ))}
      </CardBody>
    </Card>
  );
}
