import { expect, test } from "vitest";
import { applyColourModeBeforePaint } from "./ColourModeScript.tsx";
import { nextPreference, unknownColourMode, type ColourMode, type Preference } from "./colourMode.ts";
import { createColourModeStore } from "./colourModeStore.ts";

type Browser = { stored?: string; system?: ColourMode; cannotStore?: boolean };

function setUp({ stored, system = "light", cannotStore = false }: Browser = {}) {
  const page = { stored: stored ?? null, system, shown: new Set<string>(), warnings: new Array<string>() };
  const store = createColourModeStore({
    readStored: () => page.stored,
    store: (preference: Preference) => {
      if (!cannotStore) page.stored = preference;
    },
    systemMode: () => page.system,
    show: (value) => {
      page.shown.clear();
      page.shown.add(value);
    },
    warn: (message) => page.warnings.push(message),
  });
  return { page, store };
}

test("[CM2] [CM9] on the server nothing is known yet", () => {
  expect(unknownColourMode(undefined)).toEqual({
    preference: "system",
    value: "light",
    unknown: true,
    forced: false,
  });
});

test("[CM3] [CM7] without a stored preference the mode follows the system", () => {
  const { store, page } = setUp({ system: "dark" });
  store.showPage(undefined);
  expect(store.get()).toEqual({ preference: "system", value: "dark", unknown: false, forced: false });
  expect([...page.shown]).toEqual(["dark"]);
});

test("[CM6] the chosen mode is stored and found again", () => {
  const first = setUp();
  first.store.showPage(undefined);
  first.store.choose("dark");
  expect(first.page.stored).toBe("dark");
  const second = setUp({ stored: "dark" });
  second.store.showPage(undefined);
  expect(second.store.get().value).toBe("dark");
});

test("[CM1] the switch goes from system to light to dark and round again", () => {
  expect(nextPreference("system")).toBe("light");
  expect(nextPreference("light")).toBe("dark");
  expect(nextPreference("dark")).toBe("system");
});

test("[CM4] [CM13] a page forces a mode; leaving it brings the preference back", () => {
  const { store } = setUp({ stored: "light" });
  store.showPage(undefined);
  store.showPage("dark");
  expect(store.get()).toMatchObject({ value: "dark", forced: true, preference: "light" });
  store.showPage(undefined);
  expect(store.get()).toMatchObject({ value: "light", forced: false });
});

test("[CM8] a page put on a new <html>, as an error screen of the whole page is, wears the mode that is known", () => {
  const { store, page } = setUp({ stored: "dark" });
  store.showPage(undefined);
  page.shown.clear();
  store.showPage(undefined);
  expect([...page.shown]).toEqual(["dark"]);
});

test("[CM5] forcing system is refused with a warning", () => {
  const { store, page } = setUp({ stored: "dark" });
  store.showPage("system");
  expect(store.get()).toMatchObject({ value: "dark", forced: false });
  expect(page.warnings).toEqual(["You cannot force the colorMode to system at the page level."]);
});

test("[CM10] while a page forces a mode, a choice is neither shown nor stored", () => {
  const { store, page } = setUp({ stored: "light" });
  store.showPage("dark");
  store.choose("system");
  expect(store.get()).toMatchObject({ value: "dark", preference: "light" });
  expect(page.stored).toBe("light");
});

test("[CM11] the system's change acts only with the preference system and without a forced mode", () => {
  const { store, page } = setUp({ system: "light" });
  store.showPage(undefined);
  page.system = "dark";
  store.systemChanged();
  expect(store.get().value).toBe("dark");
  store.choose("light");
  store.systemChanged();
  expect(store.get().value).toBe("light");
  store.choose("system");
  store.showPage("light");
  store.systemChanged();
  expect(store.get().value).toBe("light");
});

test("[CM12] storage that refuses to be written does not stop the change", () => {
  const { store } = setUp({ cannotStore: true });
  store.showPage(undefined);
  store.choose("dark");
  expect(store.get().value).toBe("dark");
});

function paint(stored: string | null | Error, isDark: boolean, forced: string | null = null): string[] {
  const classes: string[] = [];
  applyColourModeBeforePaint(
    {
      localStorage: {
        getItem: () => {
          if (stored instanceof Error) throw stored;
          return stored;
        },
      },
      matchMedia: () => ({ matches: isDark }),
      document: {
        documentElement: {
          getAttribute: () => forced,
          classList: { add: (name) => void classes.push(name) },
        },
      },
    },
    "kover-color-mode",
    "data-color-mode-forced",
  );
  return classes;
}

test("[CM8] before the first paint <html> carries the stored mode, the system's or the forced one", () => {
  expect(paint("dark", false)).toEqual(["dark"]);
  expect(paint("system", true)).toEqual(["dark"]);
  expect(paint(null, false)).toEqual(["light"]);
  expect(paint("light", true, "dark")).toEqual(["dark"]);
  expect(paint(new Error("forbidden"), true)).toEqual(["dark"]);
});
