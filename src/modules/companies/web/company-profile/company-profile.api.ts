import { queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type {
  changeCompanyProfile,
  getCompanyProfile,
} from '#modules/companies/contract/company-profile.ts';
import { texts } from '../texts.ts';

const get = endpoint<typeof getCompanyProfile>('GET', '/v1/company-profile');
const change = endpoint<typeof changeCompanyProfile>('PUT', '/v1/company-profile');

export const companyQuery = queryOptions({
  queryKey: ['company', 'profile'],
  queryFn: ({ signal }) => call(get, { signal }),
  staleTime: 0,
  meta: { persist: false },
});

export function useChangeCompany() {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof changeCompanyProfile>, idempotencyKey) =>
      call(change, { body, idempotencyKey }),
    refreshes: [['company']],
    success: t('company.saved'),
    failure: t('company.save_failed'),
  });
}
