import { paginate } from '#platform/contract/envelopes.ts';
import { errors } from '#platform/contract/errors.ts';
import * as routes from '#modules/notifications/contract/events.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { featureId, type EventCatalogue } from './event-catalogue.ts';
import { listTopics } from './list-topics.ts';

interface Asked {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
}

/** What modules declare: few enough to be narrowed and cut into pages here. */
export function serveEvents(
  serve: Serve,
  { catalogue, translator }: { catalogue: EventCatalogue; translator: Translator },
): void {
  const all = [...catalogue.events.values()];

  serve.transaction(routes.listModulesRoute, async ({ scope, query }) =>
    pageOf(
      once(all.map((event) => catalogue.describe(event, scope.language).feature.module)),
      query,
    ),
  );

  serve.transaction(routes.listFeaturesRoute, async ({ scope, query }) =>
    pageOf(
      once(
        all
          .filter(({ module }) => is(query.module_id, module.name))
          .map((event) => catalogue.describe(event, scope.language).feature),
      ),
      query,
    ),
  );

  serve.transaction(routes.listEventsRoute, async ({ scope, query }) =>
    pageOf(
      all
        .filter(
          (event) =>
            is(query.module_id, event.module.name) &&
            is(query.feature_id, featureId(event)) &&
            is(query.type, event.type),
        )
        .map((event) => catalogue.describe(event, scope.language)),
      query,
    ),
  );

  serve.transaction(routes.listTopicsRoute, async ({ scope }) => ({
    data: listTopics({ catalogue, translator }, scope),
  }));

  serve.transaction(routes.getEventRoute, async ({ scope, params }) => {
    const event = catalogue.events.get(params.id);
    if (event === undefined) throw errors.not_found();
    const properties = catalogue.describeProperties(event, scope.language);
    return { data: { ...catalogue.describe(event, scope.language), schema: { properties } } };
  });
}

const is = (wanted: string | undefined, given: string) => wanted === undefined || wanted === given;

function once<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function pageOf<Row extends { readonly name: string }>(
  rows: readonly Row[],
  { page, pageSize, search }: Asked,
) {
  const wanted = searchTextOf(search);
  const found = rows.filter(({ name }) => searchTextOf(name).includes(wanted));
  const data = found.slice((page - 1) * pageSize, page * pageSize);
  return paginate({ data, total: found.length, page, page_size: pageSize });
}
