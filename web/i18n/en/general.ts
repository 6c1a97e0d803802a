export const general = {
  name: "Kover",
  description: "Brackets, mats and results of grappling competitions, live.",
  toHome: "Kover, home page",
  skipToContent: "Skip to content",
  back: "Back",
  close: "Close",
  notifications: "Notifications",
  share: {
    short: "Share",
    label: "Share the link",
    copied: "Link copied",
    notCopied: "The browser did not let us copy the link: copy it by hand",
  },
  print: "Print",
  nav: {
    label: "Main",
    events: "Competitions",
    ranking: "Ranking",
    partners: "Partners",
    rules: "Rules",
    menu: "Menu",
    closeMenu: "Close menu",
    signIn: "Sign in",
    signOut: "Sign out",
    personal: "My area",
    account: "Account",
    organiser: "Organiser’s events",
  },
  footer: {
    about: "Kover: grappling competitions",
    partners: "Partners",
    spectators: "For spectators",
    help: "Help",
    support: "Questions and answers",
    contacts: "Contacts",
    organisers: "For organisers",
    terms: "Terms",
    rules: "Rules of competition",
    service: "Terms of service",
    cookies: "Cookies only for sign-in and settings",
    openChat: "Turn on support chat",
    closeChat: "Turn off support chat",
  },
  colourMode: {
    system: "Colour mode: as in the system",
    light: "Colour mode: light",
    dark: "Colour mode: dark",
    forced: "This page is always shown in one colour mode",
  },
  connection: {
    online: "Connected",
    connecting: "Connecting",
    offline: "No connection",
  },
  /** Across every page of a rehearsal. */
  rehearsal: "REHEARSAL",
  roles: {
    public: "spectator",
    authenticated: "athlete",
    referee: "referee",
    admin: "administrator",
  },
} as const;

export const newTab = "opens in a new tab";

export const reload = {
  failed: "Could not update the page: open it again when there is a connection",
} as const;
