import { expect, it } from 'vitest';
import { ENGINE_USE } from '#modules/engines/contract/uses.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';

standInBrowser();
const api = await import('./engines.api.ts');
const { usesQuery } = await import('../uses/uses.api.ts');

it('what begins or ceases to use an engine outdates what is shown about engines', () => {
  const id = '0197b5a0-0000-7000-8000-000000000000';
  const about = [
    api.enginesQuery({}),
    api.statisticsQuery(),
    api.engineQuery({ id }),
    usesQuery({ id }),
  ].map(({ meta }) => meta?.['about']);
  expect(about).toEqual(about.map(() => [ENGINE_USE]));
});
