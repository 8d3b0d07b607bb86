import * as routes from '#platform/contract/search.routes.ts';
import { callRoute } from '../api/call-route.ts';
import type { WebModule } from '../module.ts';
import { loadPlaces } from './places.ts';

/** Asks what the records at some addresses are called; one that is gone, or may no longer be seen, has no name. */
export async function nameVisited(addresses: readonly string[], modules: readonly WebModule[]) {
  const { records } = await loadPlaces(modules);
  const visited = addresses.flatMap((to) => {
    const id = to.split('/').at(-1) ?? '';
    const kind = records.find(({ address }) => address({ id, name: '', within: null }) === to);
    return kind === undefined ? [] : [{ to, id, entity: kind.entity }];
  });
  const kinds = [...Map.groupBy(visited, ({ entity }) => entity)];
  const named = await Promise.all(
    kinds.map(async ([entity, ofKind]) => {
      const ids = ofKind.map(({ id }) => id).join(',');
      const found = await callRoute(routes.nameRecordsRoute, { entity, ids });
      return ofKind.flatMap(({ to, id }) =>
        found
          .filter((record) => record.id === id)
          .map(({ name, detail }) => ({ to, name, detail: detail === '' ? undefined : detail })),
      );
    }),
  );
  return named.flat();
}
