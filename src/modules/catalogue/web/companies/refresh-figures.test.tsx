import { expect, it } from 'vitest';
import { companiesTh } from '#modules/catalogue/i18n/companies.th.ts';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { RefreshFigures } = await import('./refresh-figures.tsx');

it('offers those who may to compute the figures again', async () => {
  const html = await draw(<RefreshFigures asOf={null} />, { texts: [texts] });
  expect(html).toContain(companiesTh.dashboard.refresh);
});
