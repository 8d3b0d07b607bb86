import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type {
  changeEntryRoute,
  compareHistoryRoute,
  followEntryRoute,
  getEntryRoute,
  listHistoryRoute,
} from '#modules/catalogue/contract/entries.ts';
import type { EntryKind } from '#modules/catalogue/contract/entry-kinds.ts';
import { texts } from '../texts.ts';

const get = endpoint<typeof getEntryRoute>('GET', '/v1/air/entries/:kind/:id');
const change = endpoint<typeof changeEntryRoute>('PATCH', '/v1/air/entries/:kind/:id');
const follow = endpoint<typeof followEntryRoute>('PUT', '/v1/air/entries/:kind/:id/follow');
const history = endpoint<typeof listHistoryRoute>('GET', '/v1/air/entries/:kind/:id/history');
const comparison = endpoint<typeof compareHistoryRoute>(
  'GET',
  '/v1/air/entries/:kind/:id/comparison',
);

/** A company, module, feature or field. */
export interface EntryReference {
  readonly kind: EntryKind;
  readonly id: string;
}

/** Whoever edits or follows wants to see what is true now. */
const AS_OF_NOW = { staleTime: 0, meta: { persist: false } } as const;

export const entryQuery = ({ kind, id }: EntryReference) =>
  queryOptions({
    queryKey: ['catalogue_entry', 'detail', id],
    queryFn: ({ signal }) => call(get, { params: { kind, id }, signal }),
    select: ({ data }) => data,
    ...AS_OF_NOW,
  });

export const historyQuery = (
  { kind, id }: EntryReference,
  query: QueryInput<typeof listHistoryRoute>,
) =>
  queryOptions({
    queryKey: ['catalogue_entry', 'list', kind, id, query],
    queryFn: ({ signal }) => call(history, { params: { kind, id }, query, signal }),
    placeholderData: keepPreviousData,
    ...AS_OF_NOW,
  });

export const comparisonQuery = (
  { kind, id }: EntryReference,
  days: QueryInput<typeof compareHistoryRoute>,
) =>
  queryOptions({
    queryKey: ['catalogue_entry', 'list', kind, id, 'comparison', days],
    queryFn: ({ signal }) => call(comparison, { params: { kind, id }, query: days, signal }),
    select: ({ data }) => data,
    enabled: days.from < days.to,
    ...AS_OF_NOW,
  });

export function useChangeEntry() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { kind, id, ...body }: BodyInput<typeof changeEntryRoute> & EntryReference,
      idempotencyKey,
    ) => call(change, { params: { kind, id }, body, idempotencyKey }),
    refreshes: [['catalogue_entry'], ['catalogue_feature'], ['catalogue_company'], ['air_search']],
    success: ({ data }) => t('entry.saved', { version: data.version }),
    failure: t('entry.save_failed'),
  });
}

export function useFollowEntry() {
  const t = useTexts(texts);
  return useAction({
    act: ({ kind, id, following }: EntryReference & { readonly following: boolean }, key) =>
      call(follow, { params: { kind, id }, body: { following }, idempotencyKey: key }),
    refreshes: [['catalogue_entry', 'detail']],
    success: ({ data }) => t(data.following ? 'entry.followed' : 'entry.unfollowed'),
    failure: t('entry.follow_failed'),
  });
}
