import { referees } from "#texts/organiser/referees.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { Radio } from "#web/kit/fields/Radio.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";

const { admitting: words } = referees;

type Props = { competitionUuid: string; isOnlyListed: boolean };

/** Whether every referee runs the competition, or only those of the list (RL11, RL23). */
export function AdmitCard({ competitionUuid, isOnlyListed }: Props) {
  const api = useApi();
  const reload = useReload();
  const { isBusy, press: choose } = useAct(async (wish: boolean) => {
    await api.staff.admit(competitionUuid, { data: { isOnlyListed: wish } });
    await reload();
    showToast({ type: "success", message: words.saved });
  });
  return (
    <Card heading={words.title} lead={words.lead}>
      <CardBody>
        <FieldSet label={<VisuallyHidden>{words.title}</VisuallyHidden>}>
          {[false, true].map((wish) => (
            <Radio
              key={String(wish)}
              name="admitted"
              label={wish ? words.listed : words.all}
              checked={isOnlyListed === wish}
              disabled={isBusy}
              onChange={() => choose(wish)}
            />
          ))}
        </FieldSet>
      </CardBody>
    </Card>
  );
}
