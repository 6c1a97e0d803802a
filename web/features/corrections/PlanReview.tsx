import type { ReactNode } from "react";
import { correctionRequestSchema } from "#contract/correction.ts";
import type { CorrectionDecision } from "#domain/draw/correction.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { reasonField } from "#web/kit/forms/limits.ts";
import { saying } from "#web/kit/forms/rules.ts";
import { atField } from "#web/kit/forms/serverProblems.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { corrections as text, correctionRefusal } from "#web/i18n/ru/corrections/corrections.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import type { BoutNames } from "./boutNames.ts";
import { Consequences } from "./Consequences.tsx";
import styles from "./PlanReview.module.css";
import type { Preview } from "./usePreview.ts";

type Props = {
  preview: Preview;
  names: BoutNames;
  onDecide: (fighting: string, decision: CorrectionDecision) => void;
  onRetry: () => void;
  /** Under what follows: nothing is saved unread. */
  children: ReactNode;
};

/** What follows from a correction; the reason and the button stand below it. */
export function PlanReview({ preview, names, onDecide, onRetry, children }: Props) {
  switch (preview.status) {
    case "none":
      return <p className={styles.calm}>{text.choose}</p>;
    case "loading":
      return (
        <Stack as="output" gap={16} aria-label={text.counting}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      );
    case "refused":
      return <Banner tone="wait" icon="warn" title={correctionRefusal(preview.code)} />;
    case "offline":
      return (
        <Banner
          tone="bad"
          icon="nowifi"
          title={text.failed}
          action={
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {text.retry}
            </Button>
          }
        />
      );
    case "ready":
      return (
        <Stack gap={16}>
          {preview.isStale ? <Banner tone="wait" icon="warn" title={text.stale} /> : null}
          <Consequences plan={preview.plan} names={names} onDecide={onDecide} />
          {children}
        </Stack>
      );
  }
}

const { reason } = correctionRequestSchema.shape.data.shape;
const asked = reasonField({ label: text.reason, hint: text.reasonHint, schema: reason });

export const REASON = defineForm({
  reason: { ...asked, rules: asked.rules.map((rule) => saying(rule, text.reasonShort)) },
});

/** Answers whether it was saved, or why not. */
type Save = (reason: string) => Promise<boolean | string>;

export function SaveForm({ onSave }: { onSave: Save }) {
  const form = useForm(REASON, {
    tellsAt: "submit",
    onSubmit: async (typed) => {
      const answer = await onSave(typed.reason);
      return typeof answer === "string" ? atField(undefined, answer) : undefined;
    },
  });
  return (
    <Form form={form} hasSummary={false} className={styles.form}>
      <FormField form={form} name="reason" />
      <Button type="submit" size="lg" isBlock isBusy={form.state.isSubmitting}>
        <Icon name="check" />
        {text.save}
      </Button>
    </Form>
  );
}
