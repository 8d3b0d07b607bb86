import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from './mantine-theme.ts';

// The scheme is an attribute on <html> managed by appearance.ts; the library only needs to know
// that it is managed.
const elsewhere: MantineColorSchemeManager = {
  get: () => currentScheme(),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** What the components need. All colours and sizes are in style sheets, so nothing is injected here. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={elsewhere}
      getRootElement={nowhere}
    >
      {children}
    </MantineProvider>
  );
}

function currentScheme() {
  return document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light';
}

function nowhere(): undefined {
  return undefined;
}
