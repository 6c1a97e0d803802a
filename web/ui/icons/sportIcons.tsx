import type { ReactNode } from "react";

/** Signs of the sport: the mat, the bracket, the clock, the referee. Drawn on a 24 × 24 grid. */
export const sportIcons = {
  mat: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="1.5" />
      <circle cx="12" cy="12" r="5.5" />
      <circle cx="12" cy="12" r="1.2" fill="currentColor" stroke="none" />
    </>
  ),
  bracket: <path d="M3 5h5v5h5M3 15h5v-5M13 10v4.5M13 19H8M13 19v-4.5M13 14.5h8" />,
  bracket2: <path d="M3 5h6v14H3M9 12h6M15 12h6" />,
  trophy: (
    <path d="M7.5 4h9v6a4.5 4.5 0 0 1-9 0ZM7.5 5.5H4c0 3.3 1.3 5 3.6 5.3M16.5 5.5H20c0 3.3-1.3 5-3.6 5.3M12 14.5V18M8 20.5h8M9.5 18h5" />
  ),
  medal: (
    <>
      <circle cx="12" cy="15" r="5.5" />
      <path d="m8.5 10.5-4-7.5h5l2.5 5 2.5-5h5l-4 7.5M12 13v4" />
    </>
  ),
  scale: (
    <path d="M4 20.5h16M12 20.5V6M6 6h12M6 6l-2.8 6.5a3 3 0 0 0 5.6 0ZM18 6l-2.8 6.5a3 3 0 0 0 5.6 0Z" />
  ),
  flag: <path d="M5.5 21V4M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0" />,
  card: <rect x="6.5" y="3" width="11" height="18" rx="1.5" />,
  hand: (
    <path d="M7 12V6.5a1.5 1.5 0 0 1 3 0M10 11V4.5a1.5 1.5 0 0 1 3 0V11M13 11V5.5a1.5 1.5 0 0 1 3 0V12M16 12V8.5a1.5 1.5 0 0 1 3 0V15c0 4-2.5 6.5-6.5 6.5-3 0-4.5-1-6.2-3.5L3.8 14a1.6 1.6 0 0 1 2.6-1.8L7 13" />
  ),
  swap: <path d="M4 8.5h15m-4-4 4 4-4 4M20 15.5H5m4-4-4 4 4 4" />,
  undo: <path d="M9 8H15a5 5 0 0 1 0 10H9M9 8l3.5-3.5M9 8l3.5 3.5" />,
  play: <path d="M8 5.5v13l10.5-6.5Z" fill="currentColor" />,
  pause: <path d="M8 5.5v13M16 5.5v13" strokeWidth="3.6" />,
  stop: <rect x="6" y="6" width="12" height="12" rx="1.5" fill="currentColor" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.3l3.5 2" />
    </>
  ),
  cross: <path d="M12 5v14M5 12h14" strokeWidth="4" />,
  bolt: <path d="M13 3 5 13.5h6L10.5 21 19 10h-6Z" />,
} satisfies Record<string, ReactNode>;
