import { expect, it } from 'vitest';
import { call, partsOf } from '#tests/support/web/parts-of.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';

standInBrowser();
const { MenuLine } = await import('./menu.tsx');

it.each([
  [{ disabled: false, staysOpen: false }, ['closed', 'done']],
  [{ disabled: false, staysOpen: true }, ['done']],
  [{ disabled: true, staysOpen: false }, []],
])('a line of a menu with %o does %o', async ({ disabled, staysOpen }, expected) => {
  const happened: string[] = [];
  const entry = { label: 'Delete', disabled, onClick: () => void happened.push('done') };
  const [button] = await partsOf(() => MenuLine({ entry, staysOpen }));
  const menu = { hidePopover: () => void happened.push('closed') };
  const currentTarget = { closest: () => menu };
  call(button, 'onClick', { stopPropagation: () => undefined, currentTarget });
  expect(happened).toEqual(expected);
});
