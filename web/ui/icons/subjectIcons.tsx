import type { ReactNode } from "react";

/** Signs of people, places, connection and papers. Drawn on a 24 × 24 grid. */
export const subjectIcons = {
  pin: (
    <>
      <path d="M12 21.5s-7-6.2-7-11.5a7 7 0 1 1 14 0c0 5.3-7 11.5-7 11.5Z" />
      <circle cx="12" cy="10" r="2.6" />
    </>
  ),
  cal: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
      <path d="M3.5 10h17M8 2.5V6M16 2.5V6" />
    </>
  ),
  users: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 20c.4-3.8 2.9-6 6.5-6s6.1 2.2 6.5 6M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.5c2.3.7 3.7 2.6 4 5.5" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.5-4.3 3.3-6.5 7.5-6.5s7 2.2 7.5 6.5" />
    </>
  ),
  wifi: (
    <path d="M2.8 9.5a13.5 13.5 0 0 1 18.4 0M6 13a9 9 0 0 1 12 0M9.2 16.4a4.3 4.3 0 0 1 5.6 0M12 19.7h.01" />
  ),
  nowifi: (
    <path d="M3 3l18 18M6 13a9 9 0 0 1 4.5-2.2M15 11.3a9 9 0 0 1 3 1.7M2.8 9.5A13.5 13.5 0 0 1 7 6.8M11.5 5.9a13.5 13.5 0 0 1 9.7 3.6M9.2 16.4a4.3 4.3 0 0 1 5.6 0M12 19.7h.01" />
  ),
  cloud: <path d="M7 18.5a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 10.6a4 4 0 0 1-.5 7.9ZM9.5 13.5l2 2 3.5-3.5" />,
  warn: (
    <>
      <path d="M12 3.5 2.5 20h19Z" />
      <path d="M12 10v4.5M12 17.2h.01" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6h.01" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" />
    </>
  ),
  screen: (
    <>
      <rect x="2.5" y="4" width="19" height="12.5" rx="1.5" />
      <path d="M8 20.5h8M12 16.5v4" />
    </>
  ),
  chart: <path d="M4 20V4M4 20h16M8.5 16v-5M13 16V7.5M17.5 16v-3" />,
  doc: <path d="M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9 12.5h6M9 16.5h6" />,
  pay: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="M3 10h18M7 14.5h3" />
    </>
  ),
  chat: <path d="M4 5h16v11.5H12L7.5 20v-3.5H4Z" />,
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6.5L20.5 7" />
    </>
  ),
} satisfies Record<string, ReactNode>;
