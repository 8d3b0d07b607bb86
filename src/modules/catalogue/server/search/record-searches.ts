import { cataloguePermissions } from '#modules/catalogue/contract/permissions.ts';
import { nameIn } from '../entries/entry-names.ts';
import type { RecordSearch } from '#platform/server/search/record-search.ts';
import type { Group } from './candidates.queries.ts';
import { placesOf } from './result-places.queries.ts';
import { searchEntries } from './search-catalogue.queries.ts';

/** Lets the search over all records find one group of entries, as the search of the catalogue does. */
function searchGroup(entity: string, only: Group): RecordSearch {
  return {
    entity,
    permission: cataloguePermissions.name('read'),
    async find(tx, { companyId, language }, { text, limit }) {
      const search = { companyId, text, catalogueCompanyId: undefined, limit, only };
      const found = (await searchEntries(tx, search))[only].best(limit);
      const entries = found.map(({ candidate }) => candidate);
      const ids = entries.map(({ id }) => id);
      const places = await placesOf(tx, { companyId, group: only, ids });
      return entries.map((entry) => {
        const around = places.get(entry.id)?.around ?? [];
        // Many entries have the same name and code; the company is the same for most of them.
        const place = around.slice(1).map((each) => nameIn(language, each));
        return {
          id: entry.id,
          name: nameIn(language, entry),
          detail: [entry.code, place.join(' › ')].filter((part) => part !== '').join(' · '),
          // A field is on the screen of its feature, everything else on that of the company.
          within: (only === 'fields' ? around.at(-1) : around[0])?.id ?? null,
        };
      });
    },
  };
}

export const catalogueSearches: readonly RecordSearch[] = [
  searchGroup('catalogue_module', 'modules'),
  searchGroup('catalogue_feature', 'features'),
  searchGroup('catalogue_field', 'fields'),
];
