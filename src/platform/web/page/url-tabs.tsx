import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Icon } from '../module.ts';
import classes from './page.module.css';

export interface UrlTab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly icon?: Icon;
  /** Rendered when the tab is open. */
  readonly content: () => ReactNode;
}

interface UrlTabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly UrlTab<Name>[];
  /** Comes from the address, and goes back there. */
  readonly value: Name;
  readonly onChange: (name: Name) => void;
}

/** Tabs whose choice is in the address. */
export function UrlTabs<Name extends string>({ label, tabs, value, onChange }: UrlTabsProps<Name>) {
  return (
    <Tabs
      value={value}
      keepMounted={false}
      onChange={(chosen) => {
        const tab = tabs.find((each) => each.name === chosen);
        if (tab !== undefined) onChange(tab.name);
      }}
    >
      <Tabs.List aria-label={label}>
        {tabs.map(({ name, label: text, icon: Sign }) => (
          <Tabs.Tab
            key={name}
            value={name}
            leftSection={Sign === undefined ? undefined : <Sign size={16} stroke={1.7} />}
          >
            {text}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, content }) => (
        <Tabs.Panel key={name} value={name} className={classes.tabPanel}>
          {value === name && content()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
