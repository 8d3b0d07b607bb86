import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Route } from '#platform/contract/route.ts';
import { askRoute, splitInput, type RouteAnswer, type RouteArguments } from '../api/call-route.ts';

/** The kind of record as events call it, then which view of it: `['engine', 'list']`. */
type QueryName = readonly [entity: string, view: string];

interface QuerySettings {
  /** Other kinds of record which the answer depends on. */
  readonly about?: readonly string[];
  /** False for what must not be written to this browser's storage. */
  readonly persist?: false;
  /** Never cached: what is edited from here must be what is stored now. */
  readonly fresh?: true;
  /** How many milliseconds an answer is fresh unless the stream reports a change; by default an hour. */
  readonly staleTime?: number;
  /** How many milliseconds an answer is remembered that no screen shows; else a day. */
  readonly gcTime?: number;
}

type Options<R extends Route> = ReturnType<typeof optionsOf<R>>;

type DefinedQuery<R extends Route> = (...input: RouteArguments<R>) => Options<R>;

/**
 * The query of a route: `const engineQuery = defineQuery(routes.getEngineRoute, ['engine', 'detail'])`,
 * then `useQuery(engineQuery({ id }))`. Its key begins with the name, so that the stream and actions
 * find it, and continues with the parameters of the path and the other input of the call.
 */
export function defineQuery<R extends Route>(
  route: R,
  name: QueryName,
  settings: QuerySettings = {},
): DefinedQuery<R> {
  return (...[input]) => optionsOf({ route, name, settings, input });
}

/** The query of a list: while another page or filter is fetched, the previous rows stay visible. */
export function defineListQuery<R extends Route>(
  route: R,
  name: QueryName,
  settings: QuerySettings = {},
): DefinedQuery<R> {
  return (...[input]) => {
    const place = placeOf(route, name, input);
    // Those of another record would be wrong under its name.
    const keepsRowsOf = (key: QueryKey) =>
      JSON.stringify(key.slice(0, place.length)) === JSON.stringify(place);
    return optionsOf({ route, name, settings, input, keepsRowsOf });
  };
}

interface Defined<R extends Route> {
  readonly route: R;
  readonly name: QueryName;
  readonly settings: QuerySettings;
  readonly input: unknown;
  readonly keepsRowsOf?: (key: QueryKey) => boolean;
}

function optionsOf<R extends Route>({ route, name, input, keepsRowsOf, settings }: Defined<R>) {
  const { about, persist, fresh = false, staleTime, gcTime } = settings;
  return queryOptions<RouteAnswer<R>>({
    queryKey: keyOf(route, name, input),
    queryFn: ({ signal }) => askRoute(route, input, { signal }),
    ...(keepsRowsOf && {
      placeholderData: (rows, before) =>
        before !== undefined && keepsRowsOf(before.queryKey) ? rows : undefined,
    }),
    ...(staleTime !== undefined && { staleTime }),
    ...(gcTime !== undefined && { gcTime }),
    ...(fresh && { staleTime: 0, gcTime: 0 }),
    meta: { about, persist: fresh ? false : persist },
  });
}

/** The key of a route's query; the input besides the path comes last. */
export function keyOf(route: Pick<Route, 'path' | 'body'>, name: QueryName, input: unknown) {
  const { query, body } = splitInput(route, input);
  const rest = query ?? body ?? {};
  const place = placeOf(route, name, input);
  return Object.keys(rest).length === 0 ? place : [...place, rest];
}

function placeOf(route: Pick<Route, 'path' | 'body'>, name: QueryName, input: unknown): QueryKey {
  const { params } = splitInput(route, input);
  return [...name, ...Object.values(params).map(String)];
}
