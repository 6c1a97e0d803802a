import { createContext } from "react-router";
import type { Event } from "#contract/event/content.ts";

/** The event of the address, loaded once by the 'event' guard for the event page and all its children. */
export const eventContext = createContext<Event>();
