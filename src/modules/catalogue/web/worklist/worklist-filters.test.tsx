import { expect, it } from 'vitest';
import { th } from '#modules/catalogue/i18n/th.ts';
import { call, partsOf } from '#tests/support/web/parts-of.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { WorklistFilters } = await import('./worklist-filters.tsx');
const { worklistSearch } = await import('./worklist.search.ts');

it('another company is looked at as a whole, not at the module and feature of the one before', async () => {
  const searches: object[] = [];
  const list = {
    search: { ...worklistSearch.defaults, company: 'one', module: 'its', feature: 'own' },
    setSearch: (change: object) => void searches.push(change),
    isFiltered: true,
    filtersSet: 3,
    showAll: () => undefined,
  };
  const parts = await partsOf(() => WorklistFilters({ list, featureName: undefined }), {
    texts: [texts],
  });
  const company = parts.find(({ label }) => label === th.fields.company);
  call(company, 'onChange', 'other');
  expect(searches).toStrictEqual([{ company: 'other', module: undefined, feature: undefined }]);
});
