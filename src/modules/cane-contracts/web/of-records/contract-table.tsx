import { Button } from '@mantine/core';
import { IconFileDescription, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ListedContract } from '#modules/cane-contracts/contract/contracts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { contractColumns } from '../contracts/contract-columns.tsx';
import { texts } from '../texts.ts';

export const PAGE_SIZE = 10;

const SHOWN_ABOVE = new Set(['farmerName']);

interface ContractPage {
  readonly data: readonly ListedContract[];
  readonly total: number;
}

interface ContractTableProps {
  /** Under which the reader's choice of columns is kept. */
  readonly name: string;
  readonly query: UseQueryResult<ContractPage>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** With what a new contract begins; nothing while that is not known. */
  readonly begin: { readonly quotaId: string; readonly plotId?: string } | undefined;
  readonly empty: string;
}

/** Contracts on the screen of what they are about, with the way to a new one. */
export function ContractTable({ name, query, page, onPage, begin, empty }: ContractTableProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('cane-contracts:write');
  return (
    <RecordTable
      name={name}
      label={t('list.title')}
      columns={contractColumns(t)
        .filter(({ id }) => !SHOWN_ABOVE.has(id))
        .map(({ sort: _sort, ...column }) => column)}
      query={query}
      failedTitle={t('list.load_failed')}
      paging={{
        page,
        pageSize: PAGE_SIZE,
        usualSize: PAGE_SIZE,
        total: query.data?.total ?? 0,
        onPage,
      }}
      add={
        mayWrite &&
        begin !== undefined && (
          <Button
            leftSection={<IconPlus size={16} />}
            renderRoot={(root) => <Link {...root} to="/contracts/create" search={begin} />}
          >
            {t('list.create')}
          </Button>
        )
      }
      empty={{ icon: IconFileDescription, title: empty }}
    />
  );
}
