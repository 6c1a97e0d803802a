import { useState } from "react";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { LoadingBar } from "#web/kit/LoadingBar.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { Segmented } from "#web/kit/Segmented.tsx";
import { TabLinks } from "#web/kit/TabLinks.tsx";
import { Tabs } from "#web/kit/Tabs.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./gallery.module.css";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

const { tabs } = samples;

export function TabSection() {
  return (
    <Section title={samples.sections.tabs}>
      <Crumbs
        label={tabs.crumbs}
        items={[{ label: tabs.competitions, href: "?about" }, { label: tabs.event }]}
      />
      <TabLinks
        className={styles.tabStrip}
        label={tabs.label}
        currentHref="?brackets"
        items={[
          { href: "?about", label: tabs.about },
          { href: "?brackets", label: tabs.brackets, count: 46 },
          { href: "?mats", label: tabs.mats, count: 4 },
          { href: "?teams", label: tabs.teams },
        ]}
      />
      <Panels />
      <div className={styles.line}>
        <Views />
        <ProgressBar className={styles.bar} label={tabs.bouts} value={42} max={100} />
        <ProgressBar className={styles.bar} label={tabs.entries} value={70} max={100} tone="live" isThin />
      </div>
      <div>
        <Text size="small" tone="muted" className={styles.note}>
          {tabs.loadingNote}
        </Text>
        <div className={styles.inlineBar}>
          <LoadingBar progress={62} />
        </div>
      </div>
    </Section>
  );
}

function Panels() {
  const [value, setValue] = useState("mats");
  return (
    <Tabs
      label={tabs.panels}
      value={value}
      onChange={setValue}
      items={[
        { value: "mats", label: tabs.mats, count: 4, panel: tabs.panel },
        { value: "teams", label: tabs.teams, panel: tabs.panel },
      ]}
    />
  );
}

function Views() {
  const [view, setView] = useState("grid");
  return (
    <Segmented
      label={tabs.viewLabel}
      value={view}
      onChange={setView}
      segments={[
        { value: "grid", label: tabs.grid, icon: "grid" },
        { value: "list", label: tabs.list, icon: "list" },
        { value: "brackets", label: tabs.brackets, icon: "bracket2" },
        { value: "fighters", label: tabs.fighters, icon: "users" },
      ]}
    />
  );
}
