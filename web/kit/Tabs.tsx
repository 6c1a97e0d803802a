import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import tabs from "./tabs.module.css";

type Tab<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly count?: number | undefined;
  readonly panel: ReactNode;
};

type Props<Value extends string> = {
  label: string;
  items: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
};

/** Panels that take turns in one place without an address of their own; arrows move between the tabs. */
export function Tabs<Value extends string>({ label, items, value, onChange, className }: Props<Value>) {
  const choose = (chosen: unknown) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) onChange(item.value);
  };
  return (
    <BaseTabs.Root value={value} onValueChange={choose} className={className}>
      <BaseTabs.List aria-label={label} activateOnFocus className={cx(tabs.strip, tabs.list)}>
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} value={item.value} className={tabs.tab}>
            {item.label}
            {item.count === undefined ? null : <span className={tabs.count}>{item.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} className={tabs.panel}>
          {item.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
