import "#web/theme/tokens.css";
import "#web/theme/base.css";
import { createRoot } from "react-dom/client";
import { defineForm, type SelectConfig } from "#web/kit/forms/fields.ts";
import { AdvancedSelectField } from "#web/kit/forms/AdvancedSelectField.tsx";
import { pagedFetch } from "#web/kit/forms/optionSearch.ts";
import { useState } from "react";

declare global {
  interface Window {
    /** What the field told, in the order it told it: `search:…` and `change:…`, each with its time. */
    heard: { readonly what: string; readonly atMs: number }[];
  }
}

const PAGE = 20;
const CLUBS = Array.from({ length: 45 }, (_, at) => ({
  id: at + 1,
  name: `${at % 2 === 0 ? "Волна" : "Барс"} ${at + 1}`,
}));
/** A search text that is answered late, to see what becomes of its answer. */
const SLOW = { needle: "Барс", ms: 1500 };

const search = new URLSearchParams(location.search);
const flag = (name: string) => (search.has(name) ? { [name]: search.get(name) === "true" } : {});
const mode = search.get("mode");
const config: SelectConfig = {
  ...(mode === "multiple" || mode === "tags" ? { mode } : {}),
  valueProp: "id",
  label: "name",
  ...flag("canDeselect"),
  ...flag("canClear"),
  ...flag("filterResults"),
  ...flag("hideSelected"),
};
const initial = search.getAll("initial");

const fetchClubs = pagedFetch(async (needle, page) => {
  await new Promise((resolve) => setTimeout(resolve, needle === SLOW.needle ? SLOW.ms : 30));
  if (needle === "сбой") throw new Error("away");
  const found = config.filterResults === false ? CLUBS : CLUBS.filter(({ name }) => name.includes(needle));
  return found.slice((page - 1) * PAGE, page * PAGE);
}, PAGE);

const { club } = defineForm({
  club: {
    kind: "advancedSelect",
    label: "Клуб",
    selectConfig: config,
    selectInitial: mode === null ? (initial[0] ?? "") : initial,
    selectOptions: search.has("given") ? CLUBS.slice(0, 3) : [],
    ...(search.has("given") ? {} : { selectFetch: fetchClubs }),
    selectCreate: { label: "Нет в списке? Добавить", onCreate: (needle) => hear(`create:${needle}`) },
  },
});

function hear(what: string): void {
  window.heard.push({ what, atMs: performance.now() });
}

function Harness() {
  const [value, setValue] = useState<string | readonly string[]>(club.selectInitial);
  return (
    <main id="main" style={{ padding: 24, maxWidth: 480 }}>
      <button type="button">Перед полем</button>
      <AdvancedSelectField
        field={club}
        value={value}
        onChange={(next) => {
          setValue(next);
          hear(`change:${JSON.stringify(next)}`);
        }}
        onSearch={(needle) => hear(`search:${needle}`)}
      />
      <button type="button">После поля</button>
    </main>
  );
}

window.heard = [];
document.documentElement.lang = "ru";
const root = document.createElement("div");
document.body.append(root);
createRoot(root).render(<Harness />);
