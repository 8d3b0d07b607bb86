import { queryOptions } from '@tanstack/react-query';
import type * as routes from '#modules/directory/contract/profile.ts';
import type { BodyInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const get = endpoint<typeof routes.getProfile>('GET', '/v1/profile');
const change = endpoint<typeof routes.changeProfile>('PUT', '/v1/profile');

export const profileQuery = queryOptions({
  queryKey: ['employee', 'profile'],
  queryFn: async ({ signal }) => (await call(get, { signal })).data,
  meta: { persist: false },
});

export function useChangeProfile() {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof routes.changeProfile>, idempotencyKey) =>
      call(change, { body, idempotencyKey }),
    refreshes: [['employee']],
    failure: t('profile.save_failed'),
  });
}
