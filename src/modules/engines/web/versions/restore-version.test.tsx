import { expect, it } from 'vitest';
import { th } from '#modules/engines/i18n/th.ts';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { RestoreVersion } = await import('./restore-version.tsx');

it.each([
  [1, true],
  [2, false],
])('that version %i of two can be made the newest is %s', async (number, offered) => {
  const html = await draw(
    <RestoreVersion engineId="a" number={number} newest={2} onRestored={() => undefined} />,
    { texts: [texts] },
  );
  expect(html.includes(th.versions.restore)).toBe(offered);
});
