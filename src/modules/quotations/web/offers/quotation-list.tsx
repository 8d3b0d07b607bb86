import { IconChartBar, IconFileInvoice, IconListDetails, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import {
  quotationExport,
  quotationItemExport,
} from '#modules/quotations/contract/quotation-export.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import type { ListedQuotation } from '#modules/quotations/contract/quotations.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { MenuEntry } from '#platform/web/menu/menu.tsx';
import { MoreMenu } from '#platform/web/menu/more-menu.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useBatches, type BatchWindow } from '#platform/web/records/use-batches.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { pdfExport } from '#platform/web/table/pdf-export.ts';
import { Pipeline } from '../statistics/pipeline.tsx';
import { statisticsQuery } from '../statistics/statistics.api.ts';
import { texts } from '../texts.ts';
import { quotationColumns } from '../quotations/quotation-columns.tsx';
import { QuotationFilters } from './quotation-filters.tsx';
import { quotationsQuery } from '../quotations/quotations.api.ts';
import { quotationListSearch } from '../quotations/quotations.search.ts';

const MoveSeveral = lazy(async () => ({
  default: (await import('../moves/move-several.tsx')).MoveSeveral,
}));

/** The same quotations with a row for each line. */
const linesExport = { ticketPath: quotationItemExport.ticket.path, icon: IconListDetails };

/** All quotations of the company. */
export function QuotationList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('quotations:write');
  const mayConfigure = useMay('quotations:configure');
  const list = useRecordList({ search: quotationListSearch, query: quotationsQuery });
  const statistics = useQuery(statisticsQuery({}));
  const rows = list.rows ?? [];
  const open = ({ id }: ListedQuotation) =>
    void navigate({ to: '/quotations/$id', params: { id } });
  const edit = useRowActions<ListedQuotation>({
    view: open,
    edit: mayWrite && (({ id }) => void navigate({ to: '/quotations/$id/edit', params: { id } })),
  });
  const view = useRowActions<ListedQuotation>({ view: open });
  const { selection, dialog } = useBatches({
    records: rows.map(({ id, quotation_number }) => ({ id, name: quotation_number })),
    refreshes: [QUOTATION],
    actionsFor: () =>
      mayWrite
        ? [
            {
              label: t('list.change_status'),
              draw: (window: BatchWindow) => (
                <Suspense>
                  <MoveSeveral {...window} quotations={rows} />
                </Suspense>
              ),
            },
          ]
        : [],
  });
  const more: MenuEntry[] = [
    {
      label: t('list.statistics'),
      icon: IconChartBar,
      onClick: () => void navigate({ to: '/quotations/statistics' }),
    },
    ...(mayConfigure
      ? [
          {
            label: t('list.settings'),
            icon: IconSettings,
            onClick: () => void navigate({ to: '/quotations/settings' }),
          },
        ]
      : []),
  ];
  return (
    <RecordList
      list={list}
      name="quotations"
      title={t('export.title')}
      purpose={t('list.purpose')}
      alsoRefreshed={statistics}
      statistics={
        <Pipeline
          query={statistics}
          chosen={list.search.status}
          onChoose={(status) => list.setSearch({ status })}
        />
      }
      actions={<MoreMenu entries={more} />}
      create={mayWrite && { label: t('list.create'), to: '/quotations/create' }}
      searchHint={t('list.search')}
      filters={
        <QuotationFilters
          search={list.search}
          people={statistics.data?.by_person ?? []}
          setSearch={list.setSearch}
        />
      }
      exportPath={quotationExport.ticket.path}
      moreExports={[
        pdfExport,
        { ...linesExport, format: 'xlsx', label: t('list.export_lines_xlsx') },
        { ...linesExport, format: 'csv', label: t('list.export_lines_csv') },
      ]}
      columns={quotationColumns(t)}
      onOpen={open}
      rowActions={(row) => (row.status === 'draft' ? edit(row) : view(row))}
      selection={selection}
      empty={{ icon: IconFileInvoice, hint: t('list.empty_hint') }}
    >
      {dialog}
    </RecordList>
  );
}
