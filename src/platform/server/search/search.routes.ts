import { searchRoute, type FoundRecord } from '#platform/contract/search.routes.ts';
import type { Serve } from '../http/serve.ts';
import type { RecordSearch } from './record-search.ts';

/** Of this many newest matches, the ones whose names fit best are returned. */
const CANDIDATES = 100;
const ANSWERED = 5;

/** The search over the records of all modules. */
export function serveSearch(serve: Serve, searches: readonly RecordSearch[]): void {
  serve.transaction(searchRoute, async ({ tx, scope, query }) => {
    const data: FoundRecord[] = [];
    for (const search of searches) {
      if (!scope.permissions.has(search.permission)) continue;
      const { entity } = search;
      const found = await search.find(tx, scope, { text: query.q, limit: CANDIDATES });
      data.push(...bestOf(found, query.q).map((record) => ({ entity, ...record })));
    }
    return { data };
  });
}

/** The name itself comes before one that begins with the text, then one that contains its words, then all others. */
function bestOf<Named extends { readonly name: string }>(
  records: readonly Named[],
  text: string,
): Named[] {
  const wanted = fold(text);
  const words = wanted.split(/\s+/);
  const rank = (record: Named) => {
    const name = fold(record.name);
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    return words.every((word) => name.includes(word)) ? 2 : 3;
  };
  return records.toSorted((one, other) => rank(one) - rank(other)).slice(0, ANSWERED);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
