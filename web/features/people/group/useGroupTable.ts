import type { GroupAnswer, GroupBasis, GroupLine } from "#contract/entry/groupEntry.ts";
import { ApiFailure } from "#contract/error.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { groupEntry as words } from "#texts/people/groupEntry.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { newUuid } from "#web/platform/offline/device.ts";
import { createDraftStore } from "#web/platform/offline/draftStore.ts";
import { useDraft } from "#web/platform/offline/useDraft.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { changedRow, linesOf, rowOf, type Offer, type RowWork } from "./groupRows.ts";

/** What was ticked and typed in the table of an event, until it is sent. */
type GroupWork = {
  readonly rows: ReadonlyMap<string, RowWork>;
  /** What was sent last and not answered: the same lines are sent again under the same id. */
  readonly sent: { readonly id: string; readonly body: string } | undefined;
};

const NO_WORK: GroupWork = { rows: new Map(), sent: undefined };

const groupDrafts = createDraftStore<GroupWork>("kover-group-entries");

type Asked = {
  readonly account: number;
  readonly event: string;
  readonly basis: GroupBasis;
  readonly offer: Offer;
};

/** The rows of the table as this device keeps them, and the press that sends them (EN32, EN33). */
export function useGroupTable({ account, event, basis, offer }: Asked) {
  const api = useBackgroundApi();
  const reload = useReload();
  const { draft, isLoaded, isKept, change } = useDraft(groupDrafts, `${account}:${event}`, NO_WORK);
  const work: GroupWork = draft ?? NO_WORK;
  const rows = basis.people.map((person) => rowOf(person, offer, work.rows.get(person.documentId)));
  const changeRows = (changes: ReadonlyMap<string, Partial<RowWork>>) =>
    change(({ rows: before }) => ({ rows: withChanges(before, changes), sent: undefined }));
  /** Which lines were taken. */
  const send = async (): Promise<readonly GroupLine[]> => {
    const lines = linesOf(rows);
    const body = JSON.stringify(lines);
    const id = work.sent?.body === body ? work.sent.id : newUuid();
    change(() => ({ sent: { id, body } }));
    try {
      const { data } = await api.groupEntries.enter(event, { data: { id, lines } });
      change(({ rows: before }) => ({ rows: afterAnswer(before, lines, data), sent: undefined }));
      const entered = lines.filter((_, at) => "application" in (data.lines[at] ?? {}));
      const refused = lines.length - entered.length;
      if (refused > 0) showToast({ message: words.refused(refused) });
      await reload();
      return entered;
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      showToast({ message: apiErrorText(cause.error) });
      await reload();
      return [];
    }
  };
  const savedAt = work.rows.size === 0 ? undefined : draft?.savedAt;
  return { rows, isLoaded, isKept, savedAt, changeRows, send };
}

function withChanges(rows: GroupWork["rows"], changes: ReadonlyMap<string, Partial<RowWork>>) {
  const next = new Map(rows);
  for (const [profile, change] of changes) next.set(profile, changedRow(next.get(profile), change));
  return next;
}

/** Who was entered has nothing left to do; of the others the refused categories stay, with the reason. */
function afterAnswer(
  rows: GroupWork["rows"],
  lines: readonly GroupLine[],
  answer: GroupAnswer,
): GroupWork["rows"] {
  const next = new Map(rows);
  for (const { profile } of lines) next.delete(profile);
  for (const [at, { profile, category }] of lines.entries()) {
    const said = answer.lines[at];
    if (said === undefined || !("problem" in said)) continue;
    const earlier = next.get(profile)?.categories ?? [];
    next.set(profile, {
      ...changedRow(rows.get(profile), { categories: [...earlier, category] }),
      refused: said.problem,
    });
  }
  return next;
}
