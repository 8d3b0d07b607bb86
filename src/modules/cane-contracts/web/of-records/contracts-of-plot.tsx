import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { contractsQuery, plotQuery } from '../contracts/contracts.api.ts';
import { texts } from '../texts.ts';
import { ContractTable, PAGE_SIZE } from './contract-table.tsx';

/** The contracts of a plot through the seasons: a tab of the plot's screen. */
export function ContractsOfPlot({ id: plotId }: { readonly id: string }) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const quotaId = useQuery(plotQuery({ id: plotId })).data?.quota_id;
  return (
    <ContractTable
      name="contracts-of-plot"
      query={useQuery(contractsQuery({ plotId, page, page_size: PAGE_SIZE }))}
      page={page}
      onPage={setPage}
      begin={quotaId === undefined ? undefined : { quotaId, plotId }}
      empty={t('list.empty_of_plot')}
    />
  );
}
