/** What a page says of itself without network; every public page carries it. */
export const offline = {
  /** A device that says it has a network may still be behind a dead one: the server is not blamed. */
  noLine: (hasNetwork: boolean) => (hasNetwork ? "No connection to the server." : "No network."),
  asOf: (time: string) => `Shown as it was ${time}.`,
  willUpdate: "We will update it as soon as we can.",
  tablesAhead: "The tables may be ahead.",
  retry: "Try again",
  refusedMove: {
    text: "The page did not open, you are still on this one.",
    back: "The network is back.",
    close: "Close",
  },
} as const;

/** What the worker says in place of a page, and of versions of the program. */
export const worker = {
  newVersion: {
    title: "A new version is ready.",
    text: "Update between bouts, it takes a couple of seconds.",
    action: "Update",
  },
  noPage: {
    title: (hasNetwork: boolean) => (hasNetwork ? "No connection to the server" : "No network"),
    text: "This page is not on the device. We will open it as soon as we can. Here is what you can see now:",
    nothing: "This page is not on the device. We will open it as soon as we can.",
    locked:
      "The table’s page is on this device, but the browser forgot that you are signed in: it was closed before it wrote that to disk. Sign in as soon as there is a network. What was pressed at the table is safe and will be sent by itself.",
    again: "Try again",
  },
  opening: "Opening the saved page…",
  notOpened: "The saved page did not open. Reload it when the network is back.",
} as const;
