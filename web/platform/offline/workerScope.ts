/** What of a service worker's world is used; the types of a worker and of a page exclude each other. */
type Extendable = { waitUntil(work: Promise<unknown>): void };

export type FetchMoment = Extendable & {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
};

export type MessageMoment = Extendable & { readonly data: unknown; readonly ports: readonly MessagePort[] };

export type PushMoment = Extendable & { readonly data: { text(): string } | null };
export type ClickMoment = Extendable & {
  readonly notification: { readonly data: unknown; close(): void };
};

type Client = {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
};

export type WorkerScope = {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ readonly url: string } | undefined>;
    matchAll(wanted: { type: "window"; includeUncontrolled?: true }): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    readonly active: object | null;
    showNotification(title: string, options: NotificationOptions & { renotify?: boolean }): Promise<void>;
  };
  /** Where the browser has it: Chromium, Firefox from 140, Safari from 18.4. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", work: (moment: Extendable) => void): void;
  addEventListener(type: "fetch", work: (moment: FetchMoment) => void): void;
  addEventListener(type: "message", work: (moment: MessageMoment) => void): void;
  addEventListener(type: "push", work: (moment: PushMoment) => void): void;
  addEventListener(type: "notificationclick", work: (moment: ClickMoment) => void): void;
};
