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
      const places = await placesOf(tx, { companyId, group: only, entries });
      return entries.map((entry) => ({
        id: entry.id,
        name: nameIn(language, entry),
        detail: entry.code,
        within: places.get(entry.id) ?? null,
      }));
    },
  };
}

export const catalogueSearches: readonly RecordSearch[] = [
  searchGroup('catalogue_module', 'modules'),
  searchGroup('catalogue_feature', 'features'),
  searchGroup('catalogue_field', 'fields'),
];
