import { Button } from '@mantine/core';
import { IconFileDescription, IconSettings, IconSum } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { contractTypes } from '#modules/cane-contracts/contract/contract-choices.ts';
import { contractStatuses } from '#modules/cane-contracts/contract/contract-status.ts';
import {
  CANE_CONTRACT,
  contractExport,
  type ListedContract,
} from '#modules/cane-contracts/contract/contracts.ts';
import { SeasonFilter } from '#modules/farmer-quotas/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useBatches, type BatchWindow } from '#platform/web/records/use-batches.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { pdfExport } from '#platform/web/table/pdf-export.ts';
import { LateFilters } from '#platform/web/table/late-filters.tsx';
import { useMovesOf } from '../moves/use-moves-of.ts';
import { texts } from '../texts.ts';
import { contractColumns } from './contract-columns.tsx';
import { contractsQuery } from './contracts.api.ts';
import { contractListSearch } from './contracts.search.ts';

const MoveSeveral = lazy(async () => ({
  default: (await import('../moves/move-several.tsx')).MoveSeveral,
}));

/** All cane contracts of the company. */
export function ContractList(): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('cane-contracts:write');
  const mayManage = useMay('cane-contracts:manage');
  const movesOf = useMovesOf();
  const list = useRecordList({ search: contractListSearch, query: contractsQuery });
  const rows = list.rows ?? [];
  const open = ({ id }: ListedContract) => void navigate({ to: '/contracts/$id', params: { id } });
  const edit = useRowActions<ListedContract>({
    view: open,
    edit: mayWrite && (({ id }) => void navigate({ to: '/contracts/$id/edit', params: { id } })),
  });
  const view = useRowActions<ListedContract>({ view: open });
  const { selection, dialog } = useBatches({
    records: rows.map(({ id, code }) => ({ id, name: code })),
    refreshes: [CANE_CONTRACT],
    actionsFor: () =>
      contractStatuses.some((status) => movesOf(status).length > 0)
        ? [
            {
              label: t('moves.change_status'),
              draw: (window: BatchWindow) => (
                <Suspense>
                  <MoveSeveral {...window} contracts={rows} />
                </Suspense>
              ),
            },
          ]
        : [],
  });
  return (
    <RecordList
      list={list}
      name="cane-contracts"
      title={t('list.title')}
      purpose={t('list.purpose')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconSum size={16} />}
            renderRoot={(root) => <Link {...root} to="/contracts/summary" />}
          >
            {t('summary.title')}
          </Button>
          {mayManage && (
            <Button
              variant="default"
              leftSection={<IconSettings size={16} />}
              renderRoot={(root) => <Link {...root} to="/contracts/settings" />}
            >
              {t('list.settings')}
            </Button>
          )}
        </>
      }
      create={mayWrite && { label: t('list.create'), to: '/contracts/create' }}
      searchHint={t('list.search')}
      filters={
        <>
          <FilterSelect
            label={t('fields.status')}
            all={t('list.all_statuses')}
            values={contractStatuses}
            value={list.search.status}
            labelOf={(status) => t(`statuses.${status}`)}
            onChange={(status) => list.setSearch({ status })}
          />
          <FilterSelect
            label={t('fields.contractType')}
            all={t('list.all_types')}
            values={contractTypes}
            value={list.search.contractType}
            labelOf={(type) => t(`contractTypes.${type}`)}
            onChange={(contractType) => list.setSearch({ contractType })}
          />
          <LateFilters>
            <SeasonFilter
              value={list.search.seasonId}
              onChange={(seasonId) => list.setSearch({ seasonId })}
            />
          </LateFilters>
        </>
      }
      exportPath={contractExport.ticket.path}
      moreExports={[pdfExport]}
      columns={contractColumns(t)}
      onOpen={open}
      rowActions={(row) => (row.status === 'draft' ? edit(row) : view(row))}
      selection={selection}
      empty={{ icon: IconFileDescription, hint: t('list.empty_hint') }}
    >
      {dialog}
    </RecordList>
  );
}
