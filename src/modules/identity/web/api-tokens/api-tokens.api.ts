import { queryOptions } from '@tanstack/react-query';
import type { BodyInput, Received } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type * as routes from '#modules/identity/contract/api-tokens.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof routes.listApiTokens>('GET', '/v1/api-tokens');
const create = endpoint<typeof routes.createApiToken>('POST', '/v1/api-tokens');
const remove = endpoint<typeof routes.deleteApiToken>('DELETE', '/v1/api-tokens/:id');

/** A token as it is told once. */
export type MadeToken = Received<typeof routes.createApiToken>;

export const tokensQuery = queryOptions({
  queryKey: ['api_token', 'list'],
  queryFn: ({ signal }) => call(list, { signal }),
  meta: { persist: false },
});

export function useCreateToken(onMade: (made: MadeToken) => void) {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof routes.createApiToken>) => call(create, { body }),
    refreshes: [['api_token']],
    success: t('account.tokens.created'),
    failure: t('account.tokens.create_failed'),
    onSuccess: onMade,
  });
}

export function useDeleteToken(onDone: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(remove, { params: { id }, idempotencyKey }),
    refreshes: [['api_token']],
    success: t('account.tokens.deleted'),
    failure: t('account.tokens.delete_failed'),
    onSuccess: onDone,
  });
}
