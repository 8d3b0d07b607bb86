import { expect, it } from 'vitest';
import { engine } from '#modules/engines/contract/engines.ts';
import { th } from '#modules/engines/i18n/th.ts';
import { makeUp } from '#tests/support/sweep/made-up.ts';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { WithdrawalNotice } = await import('./withdrawal-notice.tsx');

it.each([
  ['active', null, undefined],
  ['inactive', null, undefined],
  ['inactive', '2026-12-31', th.detail.inactive],
  ['deprecated', null, th.detail.deprecated],
] as const)('an engine that is %s until %s says: %s', async (status, retires_on, said) => {
  const stored = { ...engine.parse(makeUp(engine)), status, retires_on, replacement: null };
  const html = await draw(<WithdrawalNotice engine={stored} />, { texts: [texts] });
  expect(/<strong>(.*?)<\/strong>/.exec(html)?.[1]).toBe(said);
});
