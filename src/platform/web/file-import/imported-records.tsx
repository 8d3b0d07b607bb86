import { IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FileImportDetail } from '#platform/contract/file-imports.ts';
import type { ImportedRecord } from '#platform/contract/imported-record.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { RecordTable } from '../records/record-table.tsx';
import type { Column } from '../table/columns.ts';
import { NameCell } from '../table/name-cell.tsx';
import { fileImportTexts, type FileImportTexts } from './file-import-texts.ts';
import { importedRecordsQuery } from './file-imports.api.ts';
import classes from './file-import.module.css';

interface ImportedRecordsProps {
  readonly current: Pick<FileImportDetail, 'id' | 'undo_left'>;
  readonly addressOf: (record: { readonly id: string; readonly name: string }) => string;
}

/** The records that an import created or changed, and what undoing made of them. */
export function ImportedRecords({ current: { id, undo_left }, addressOf }: ImportedRecordsProps) {
  const t = useTexts(fileImportTexts);
  const [page, setPage] = useState(1);
  const left = undo_left > 0 ? 'true' : 'false';
  const found = useQuery(importedRecordsQuery({ id, page, page_size: 10, left }));
  const rows = found.data?.data.map((record) => ({ ...record, id: record.record_id }));
  const label = t(undo_left > 0 ? 'file_import.records_left' : 'file_import.records');
  return (
    <section className={classes.past}>
      <h3>{label}</h3>
      <RecordTable
        name="imported-records"
        label={label}
        columns={columns(t, addressOf)}
        query={{ ...found, data: rows }}
        failedTitle={t('file_import.records_failed')}
        paging={{
          page,
          pageSize: found.data?.page_size ?? 10,
          total: found.data?.total ?? 0,
          totalIsMinimum: found.data?.total_is_minimum,
          onPage: setPage,
        }}
        empty={{ icon: IconFileImport, title: t('file_import.no_records') }}
      />
    </section>
  );
}

type Row = ImportedRecord & { readonly id: string };

function columns(t: FileImportTexts, addressOf: ImportedRecordsProps['addressOf']): Column<Row>[] {
  return [
    {
      id: 'line',
      header: t('file_import.line'),
      align: 'end',
      width: '5rem',
      cell: ({ line }) => formatNumber(line),
    },
    {
      id: 'name',
      header: t('file_import.record'),
      names: true,
      cell: ({ id, name, undone }) => (
        <NameCell
          to={
            name === null || undone === 'undone' || undone === 'gone'
              ? undefined
              : addressOf({ id, name })
          }
          name={name ?? t('file_import.gone')}
        />
      ),
    },
    {
      id: 'action',
      header: t('file_import.done'),
      cell: ({ action, undone }) =>
        undone === null ? t(`file_import.actions.${action}`) : t(`file_import.outcomes.${undone}`),
    },
  ];
}
