import { expect, it } from 'vitest';
import { screensTh } from '#modules/engines/i18n/engines.th.ts';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { EngineFilters } = await import('./engine-filters.tsx');
const { engineListSearch } = await import('./engines.search.ts');

it('calls used engines used, and unused ones unused', async () => {
  const filters = <EngineFilters search={engineListSearch.defaults} setSearch={() => undefined} />;
  const html = await draw(filters, { texts: [texts] });
  const { used, unused } = screensTh.list;
  expect(html).toMatch(new RegExp(`value="yes"[^>]*>${used}<`));
  expect(html).toMatch(new RegExp(`value="no"[^>]*>${unused}<`));
});
