import type { Page, Partner } from "#contract/event/content.ts";
import type { PageDraft, PartnerDraft } from "#contract/event/organiser.ts";
import { RichTextField } from "#web/features/organiser/richText/RichTextField.tsx";
import { site as words } from "#texts/organiser/site.ts";
import { PictureField } from "#web/kit/fields/PictureField.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { defineForm, type Raw } from "#web/kit/forms/fields.ts";
import { own, required, saying } from "#web/kit/forms/rules.ts";
import { Stack } from "#web/kit/layout/layout.tsx";

const said = (typed: string): string | null => (typed.trim() === "" ? null : typed.trim());

const PARTNER = defineForm({
  name: {
    kind: "text",
    label: words.partners.name,
    maxLength: 120,
    rules: [saying(required, words.partners.nameMissing)],
  },
  description: { kind: "textarea", label: words.partners.description, rows: 2, maxLength: 500 },
  url: {
    kind: "text",
    label: words.partners.url,
    maxLength: 500,
    rules: [own((typed) => (/^https?:\/\/\S+$/.test(String(typed)) ? undefined : words.partners.urlWrong))],
  },
  level: { kind: "text", label: words.partners.level, hint: words.partners.levelHint, maxLength: 60 },
  logo: { kind: "text", label: words.partners.logo },
});

type DialogProps<Draft> = { onSave: (draft: Draft) => Promise<void>; onClose: () => void };

export function PartnerDialog({
  partner,
  onSave,
  onClose,
}: DialogProps<PartnerDraft> & { partner: Partner | undefined }) {
  return (
    <ActDialog
      title={partner === undefined ? words.partners.newOne : words.partners.change}
      confirm={words.save}
      fields={PARTNER}
      initial={
        new Map<string, Raw>([
          ["name", partner?.name ?? ""],
          ["description", partner?.description ?? ""],
          ["url", partner?.url ?? ""],
          ["level", partner?.level ?? ""],
          ["logo", partner?.logo ?? ""],
        ])
      }
      asksBeforeLosing
      isPressableEarly
      onConfirm={({ name, description, url, level, logo }) =>
        onSave({
          name: name.trim(),
          description: said(description),
          url: said(url),
          level: said(level),
          logo: said(logo),
        })
      }
      onClose={onClose}
    >
      {({ values, field, form }) => (
        <Stack gap={16}>
          {field("name")}
          {field("description")}
          {field("url")}
          {field("level")}
          <PictureField
            label={words.partners.logo}
            hint={words.partners.logoHint}
            address={values.logo}
            onChange={(address) => form.store.put(new Map([["logo", address]]))}
          />
        </Stack>
      )}
    </ActDialog>
  );
}

const PAGE = defineForm({
  title: {
    kind: "text",
    label: words.pages.name,
    maxLength: 200,
    rules: [saying(required, words.pages.nameMissing)],
  },
  slug: {
    kind: "text",
    label: words.pages.slug,
    hint: words.pages.slugHint,
    maxLength: 80,
    rules: [
      saying(required, words.pages.slugWrong),
      own((typed) => (/^[a-z0-9-]+$/.test(String(typed)) ? undefined : words.pages.slugWrong)),
    ],
  },
  content: { kind: "textarea", label: words.pages.content, hint: words.pages.contentHint, rows: 12 },
});

export function PageDialog({ page, onSave, onClose }: DialogProps<PageDraft> & { page: Page | undefined }) {
  return (
    <ActDialog
      title={page === undefined ? words.pages.newOne : words.pages.change}
      confirm={words.save}
      size="lg"
      fields={PAGE}
      initial={
        new Map<string, Raw>([
          ["title", page?.title ?? ""],
          ["slug", page?.slug ?? ""],
          ["content", page?.content ?? ""],
        ])
      }
      asksBeforeLosing
      isPressableEarly
      onConfirm={({ title, slug, content }) => onSave({ title: title.trim(), slug, content })}
      onClose={onClose}
    >
      {({ field, form }) => (
        <Stack gap={16}>
          {field("title")}
          {field("slug")}
          <RichTextField form={form} name="content" />
        </Stack>
      )}
    </ActDialog>
  );
}
