import { useOutletContext } from "react-router";
import type { OrganisedEvent } from "#contract/event/organiser.ts";
import type { Preparation } from "./preparation.ts";

/** What the layout of an event in preparation hands to the pages inside it. */
export type OrganisedOutlet = {
  readonly event: OrganisedEvent;
  /** Nothing before the competition is made. */
  readonly preparation: Preparation | undefined;
};

export const useOrganised = () => useOutletContext<OrganisedOutlet>();
