import { useState } from "react";
import type { PriceList } from "#domain/fee/priceSteps.ts";
import { stepOn } from "#domain/fee/priceSteps.ts";
import { fees, formatKopecks } from "#texts/fees/fees.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { RowList } from "../RowList.tsx";
import { PRICING_ROWS, pricingFields, pricingOfForm, rawOfPricing } from "./pricingFields.ts";

const { prices: words } = fees;

type Props = { eventId: string; pricing: PriceList; today: string; isClosed: boolean };

/** What an entry costs, step by step; what is wrong is told at its field and nothing typed is lost (FE2). */
export function PricingCard({ eventId, pricing, today, isClosed }: Props) {
  const api = useBackgroundApi();
  const reload = useReload();
  const [fields] = useState(pricingFields);
  const form = useForm(fields, {
    initial: rawOfPricing(pricing),
    draftKey: `draft:pricing:${eventId}`,
    onSubmit: async (values) => {
      await api.organiser.updateEvent(eventId, { pricing: pricingOfForm(values) });
      showToast({ type: "success", message: words.saved });
      await reload();
    },
  });
  const now = pricing[stepOn(pricing, today)];
  return (
    <Card heading={words.title} lead={words.lead}>
      <CardBody>
        <Stack gap={16}>
          <Text tone={now === undefined ? "secondary" : undefined}>
            {now === undefined ? words.none : words.now(formatKopecks(now.first), formatKopecks(now.further))}
          </Text>
          <Frozen isOn={isClosed}>
            <Form form={form}>
              <Stack gap={16}>
                <RowList form={form} rows={PRICING_ROWS} addLabel={words.add} />
                <Text size="small" tone="muted">
                  {words.keep}
                </Text>
                <FormField form={form} name="submit" />
              </Stack>
            </Form>
          </Frozen>
        </Stack>
      </CardBody>
    </Card>
  );
}
