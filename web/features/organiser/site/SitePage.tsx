import { useState, type ReactNode } from "react";
import type { Page, Partner } from "#contract/event/content.ts";
import { site as words } from "#texts/organiser/site.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Fill, Stack } from "#web/kit/layout/layout.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import styles from "#web/features/organiser/organiser.module.css";
import { PageDialog, PartnerDialog } from "./SiteDialogs.tsx";

type SiteProps = { partners: readonly Partner[]; pages: readonly Page[] };

/** What belongs to the installation and to no event: partners and written pages. */
export function SitePage({ partners, pages }: SiteProps) {
  return (
    <>
      <PageTitle
        title={words.title}
        lead={words.lead}
        actions={
          <Button variant="secondary" href="/partners">
            {words.open}
          </Button>
        }
      />
      <Stack gap={24}>
        <Partners partners={partners} />
        <Pages pages={pages} />
      </Stack>
    </>
  );
}

function Partners({ partners }: { partners: readonly Partner[] }) {
  const api = useBackgroundApi();
  const save = useSaved();
  const { isBusy, press } = useAct(async (index: number, by: -1 | 1) => {
    const moved = partners.slice(index, index + 1);
    const order = partners.toSpliced(index, 1).toSpliced(index + by, 0, ...moved);
    await save(async () => {
      // Positions may have gaps or be equal: all that differ from the new order are written.
      for (const [position, partner] of order.entries())
        if (partner.position !== position)
          await api.organiser.updatePartner(partner.documentId, { position });
    });
  });
  return (
    <Shelf
      words={words.partners}
      items={partners}
      nameOf={({ name }) => name}
      renderNote={({ level, url }) => [level ?? words.partners.noLevel, url].filter(Boolean).join(", ")}
      onRemove={(partner) => save(() => api.organiser.removePartner(partner.documentId))}
      renderMore={({ name }, index) => (
        <>
          <IconButton
            icon="up"
            label={words.up(name)}
            disabled={index === 0 || isBusy}
            onClick={() => press(index, -1)}
          />
          <IconButton
            icon="down"
            label={words.down(name)}
            disabled={index === partners.length - 1 || isBusy}
            onClick={() => press(index, 1)}
          />
        </>
      )}
      renderDialog={(partner, onClose) => (
        <PartnerDialog
          partner={partner}
          onSave={(draft) =>
            save(() =>
              partner === undefined
                ? api.organiser.createPartner({ ...draft, position: partners.length })
                : api.organiser.updatePartner(partner.documentId, draft),
            )
          }
          onClose={onClose}
        />
      )}
    />
  );
}

function Pages({ pages }: { pages: readonly Page[] }) {
  const api = useBackgroundApi();
  const save = useSaved();
  return (
    <Shelf
      words={words.pages}
      items={pages}
      nameOf={({ title }) => title}
      renderNote={({ slug }) => <TextLink href={`/page/${slug}`}>{`/page/${slug}`}</TextLink>}
      onRemove={(page) => save(() => api.organiser.removePage(page.documentId))}
      renderDialog={(page, onClose) => (
        <PageDialog
          page={page}
          onSave={(draft) =>
            save(() =>
              page === undefined
                ? api.organiser.createPage(draft)
                : api.organiser.updatePage(page.documentId, draft),
            )
          }
          onClose={onClose}
        />
      )}
    />
  );
}

type ShelfWords = Readonly<Record<"title" | "lead" | "empty" | "emptyText" | "add", string>>;
type ShelfProps<Item> = {
  words: ShelfWords;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  renderNote: (item: Item) => ReactNode;
  renderMore?: (item: Item, index: number) => ReactNode;
  onRemove: (item: Item) => Promise<void>;
  /** Without an item: for a new one. */
  renderDialog: (item: Item | undefined, onClose: () => void) => ReactNode;
};

/** A list of entries that are added, changed and removed. */
function Shelf<Item extends { readonly documentId: string }>(props: ShelfProps<Item>) {
  const { words: own, items, nameOf, renderNote, renderMore, onRemove, renderDialog } = props;
  const [opened, setOpened] = useState<{ readonly item?: Item }>();
  const [removed, setRemoved] = useState<Item>();
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={own.title} lead={own.lead} />
        <Button variant="secondary" onClick={() => setOpened({})}>
          <Icon name="plus" /> {own.add}
        </Button>
      </CardHead>
      {items.length === 0 ? (
        <EmptyState title={own.empty} level={3}>
          {own.emptyText}
        </EmptyState>
      ) : (
        <ol className={styles.mats}>
          {items.map((item, index) => (
            <li key={item.documentId}>
              <Fill as="span" className={styles.matName}>
                <b>{nameOf(item)}</b>
                <small>{renderNote(item)}</small>
              </Fill>
              {renderMore?.(item, index)}
              <IconButton icon="edit" label={words.edit(nameOf(item))} onClick={() => setOpened({ item })} />
              <IconButton icon="trash" label={words.remove(nameOf(item))} onClick={() => setRemoved(item)} />
            </li>
          ))}
        </ol>
      )}
      {opened === undefined ? null : renderDialog(opened.item, () => setOpened(undefined))}
      {removed === undefined ? null : (
        <ActDialog
          title={words.removeAsk(nameOf(removed))}
          confirm={words.removeConfirm}
          isDangerous
          isPersistent={false}
          onConfirm={() => onRemove(removed)}
          onClose={() => setRemoved(undefined)}
        >
          <Text>{words.removeText}</Text>
        </ActDialog>
      )}
    </Card>
  );
}

/** Does it, says so, and shows what the server holds now. */
function useSaved() {
  const reload = useReload();
  return async (work: () => Promise<unknown>): Promise<void> => {
    await work();
    showToast({ type: "success", message: words.saved });
    await reload();
  };
}
