import { recordId } from '#platform/contract/ids.ts';
import {
  MOST_NAMED,
  nameRecordsRoute,
  searchRoute,
  type FoundRecord,
} from '#platform/contract/search.routes.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Serve } from '../http/serve.ts';
import type { Translator } from '../texts/translator.ts';
import { writeTime } from '../texts/write-time.ts';
import { bestOf } from './best-of.ts';
import type { Found, RecordSearch } from './record-search.ts';

/** Of this many newest matches, the ones whose names fit best are returned. */
const CANDIDATES = 100;
const ANSWERED = 5;

/** The search over the records of all modules. */
export function serveSearch(
  serve: Serve,
  searches: readonly RecordSearch[],
  translator: Translator,
): void {
  const toAnswer = (entity: string, language: Language) => (record: Found) => {
    const { id, name, within, on = null, status = null } = record;
    const facts = [
      record.detail,
      on === null ? '' : writeTime(on, language),
      status === null ? '' : translator.translate(language, status),
    ];
    const detail = facts.filter((fact) => fact !== '' && fact !== undefined).join(' · ');
    return { entity, id, name, detail, within };
  };

  serve.transaction(searchRoute, async ({ tx, scope, query }) => {
    const data: FoundRecord[] = [];
    const more: string[] = [];
    for (const search of searches) {
      if (!scope.permissions.has(search.permission)) continue;
      const { entity } = search;
      const found = await search.find(tx, scope, { text: query.q, limit: CANDIDATES });
      const best = bestOf(found, query.q).slice(0, ANSWERED);
      data.push(...best.map(toAnswer(entity, scope.language)));
      if (found.length > ANSWERED) more.push(entity);
    }
    return { data, more };
  });

  serve.transaction(nameRecordsRoute, async ({ tx, scope, query: { entity, ids: given } }) => {
    const search = searches.find((each) => each.entity === entity);
    const ids = given.split(',').filter((id) => recordId.safeParse(id).success);
    const mayName = search !== undefined && scope.permissions.has(search.permission);
    if (search?.named === undefined || !mayName || ids.length === 0) return { data: [] };
    const found = await search.named(tx, scope, ids.slice(0, MOST_NAMED));
    return { data: found.map(toAnswer(entity, scope.language)) };
  });
}
