import type { th } from '#modules/feature-development/i18n/th.ts';
import type { Route } from '#platform/contract/route.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

/** How long this module takes an answer for true, by the specification; the stream reports changes sooner. */
const FRESH_MS = 30_000;

/** The levels of work, the highest first. */
export const ALL_LEVELS = ['value_stream', 'sop', 'sow'] as const;

export type RecordKind = (typeof ALL_LEVELS)[number];

type RecordRoutes = Readonly<Record<'list' | 'get' | 'create' | 'update' | 'delete', Route>>;

/** The queries and actions of a level. What is changed on one shows on those above and below it. */
export function recordCalls<Routes extends RecordRoutes>(kind: RecordKind, routes: Routes) {
  const about = ALL_LEVELS.filter((level) => level !== kind);
  const settings = { about, staleTime: FRESH_MS };
  const saving = { refreshes: ALL_LEVELS, failure: `forms.${kind}.save_failed` } as const;
  return {
    list: defineListQuery<Routes['list']>(routes.list, [kind, 'list'], settings),
    one: defineQuery<Routes['get']>(routes.get, [kind, 'detail'], settings),
    useCreate: defineAction<Routes['create'], typeof th>(routes.create, texts, {
      ...saving,
      success: `forms.${kind}.created`,
    }),
    useUpdate: defineAction<Routes['update'], typeof th>(routes.update, texts, {
      ...saving,
      success: `forms.${kind}.updated`,
    }),
    // The record's own screen is left.
    useDelete: defineAction<Routes['delete'], typeof th>(routes.delete, texts, {
      refreshes: ALL_LEVELS.map((entity) => [entity, 'list']),
      failure: 'deletion.failed',
    }),
  };
}

/** The state of a list's address as its calls take it: they name the sorting key and its order separately. */
export function toCall<Values extends { readonly sort: string }, Key extends string>(
  { sort, ...values }: Values,
  keys: readonly Key[],
) {
  const descending = sort.startsWith('-');
  const sort_by = keys.find((key) => key === (descending ? sort.slice(1) : sort));
  return { ...values, sort_by, sort_order: descending ? 'desc' : 'asc' } as const;
}
