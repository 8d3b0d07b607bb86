import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { contractsQuery, quotaQuery } from '../contracts/contracts.api.ts';
import { texts } from '../texts.ts';
import { ContractTable, PAGE_SIZE } from './contract-table.tsx';

/** The contracts of a grower through the seasons: a tab of the quota's screen. */
export function ContractsOfQuota({ id: quotaId }: { readonly id: string }) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const farmerId = useQuery(quotaQuery({ id: quotaId })).data?.farmer_id;
  const query = useQuery({
    ...contractsQuery({ farmerId, page, page_size: PAGE_SIZE }),
    enabled: farmerId !== undefined,
  });
  return (
    <ContractTable
      name="contracts-of-quota"
      query={query}
      page={page}
      onPage={setPage}
      begin={{ quotaId }}
      empty={t('list.empty_of_farmer')}
    />
  );
}
