import { useNavigate } from "react-router";
import { EventForm } from "#web/features/organiser/EventForm.tsx";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { Route } from "./+types/newEvent.ts";

const { event: words } = organiser;
const HIDDEN = { isPublished: false, registrationOpen: false, showCompetition: false };

export const meta: Route.MetaFunction = () => pageMeta({ title: words.fresh });

export default function NewEventPage() {
  const api = useApi();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle
        title={words.fresh}
        lead={words.freshLead}
        crumbs={
          <Crumbs
            label={organiser.menu}
            items={[{ label: organiser.home.title, href: "/organiser" }, { label: words.fresh }]}
          />
        }
      />
      <EventForm
        event={undefined}
        onSave={async (draft) => {
          const { data } = await api.organiser.createEvent({ ...draft, ...HIDDEN });
          showToast({ type: "success", message: words.created });
          await navigate(`/organiser/events/${data.id}`);
        }}
      />
    </>
  );
}
