import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { th } from '#modules/cane-surveys/i18n/th.ts';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { SurveysOfPlot } = await import('./surveys-of-plot.tsx');

it('the surveys of a plot are a tab of its screen', async () => {
  const client = new QueryClient();
  const html = await draw(<SurveysOfPlot id="plot-1" />, { texts: [texts], client });
  expect(html).toContain(th.detail.growth);
  const asked = client.getQueryCache().getAll();
  expect(JSON.stringify(asked.map(({ queryKey }) => queryKey))).toContain('"plot_id":"plot-1"');
});
