import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatList, formatNumber } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { CatalogueTexts } from '../texts.ts';
import { ImportStatus } from './import-status.tsx';

export function importColumns(t: CatalogueTexts): Column<CatalogueImport>[] {
  return [
    {
      id: 'company',
      header: t('fields.company'),
      names: true,
      cell: ({ company_code, company_name }) => (
        <NameCell
          name={company_name === '' ? company_code : company_name}
          code={company_name === '' ? '' : company_code}
        />
      ),
    },
    {
      id: 'status',
      header: t('fields.status'),
      keepTogether: true,
      cell: (each) => <ImportStatus of={each} />,
    },
    {
      id: 'files',
      header: t('fields.import_files'),
      cell: ({ files }) => formatList(files.map(({ filename }) => filename)),
    },
    {
      id: 'rows',
      header: t('fields.rows'),
      align: 'end',
      keepTogether: true,
      cell: ({ rows_done, rows_total }) => formatNumber(rows_total ?? rows_done),
    },
    {
      id: 'problems',
      header: t('fields.problems'),
      align: 'end',
      keepTogether: true,
      cell: ({ problems }) => formatNumber(problems),
    },
    {
      id: 'who',
      header: t('fields.imported_by'),
      cell: ({ created_by_name }) => created_by_name ?? '–',
    },
    {
      id: 'at',
      header: t('fields.started_at'),
      keepTogether: true,
      cell: ({ created_at }) => <TimeAgo at={created_at} />,
    },
  ];
}
