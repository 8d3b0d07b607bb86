import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { platformTexts } from '#platform/web/i18n/platform-texts.ts';
import { ViewerContext, type Viewer } from '#platform/web/shell/viewer.ts';

const company = { id: 1, name: 'โรงงาน', code: 'MILL', logo: undefined, theme: 'Default' };
const viewer: Viewer = {
  key: '1 1',
  name: 'ผู้ดูแล',
  detail: undefined,
  photo: undefined,
  employeeId: 1,
  company,
  companies: [company],
  permissions: new (class extends Set<string> {
    override has = () => true;
  })(),
  owesSecondFactor: false,
  theme: 'default',
  foldedGroups: [],
};

/** Texts of a module that must be there before its parts are drawn. */
interface Loadable {
  load(): Promise<void>;
}

/** Draws a part of a screen once, for somebody who may do everything, and returns it as HTML. */
export async function draw(
  part: ReactNode,
  {
    texts = [],
    client = new QueryClient(),
  }: { texts?: readonly Loadable[]; client?: QueryClient } = {},
): Promise<string> {
  await Promise.all([platformTexts, ...texts].map((each) => each.load()));
  return renderToString(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <ViewerContext value={viewer}>{part}</ViewerContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

/** What a hook returns where it is used in a screen. */
export async function drawHook<Returned>(
  useHook: () => Returned,
  options?: Parameters<typeof draw>[1],
): Promise<Returned> {
  let returned: { readonly value: Returned } | undefined;
  const Probe = () => {
    returned = { value: useHook() };
    return null;
  };
  await draw(<Probe />, options);
  if (returned === undefined) throw new Error('The hook was not used');
  return returned.value;
}
