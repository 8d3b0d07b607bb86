import { Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CatalogueImport, ImportProblem } from '#modules/catalogue/contract/imports.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import styles from '#platform/web/page/text.module.css';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ExportMenu } from '#platform/web/table/export-menu.tsx';
import { pagingOf } from '#platform/web/table/paging.ts';
import { texts, type CatalogueTexts } from '../texts.ts';
import { columnNamed } from './column-mapping.ts';
import { problemsQuery } from './imports.api.ts';
import classes from './imports.module.css';
import { importSearch } from './imports.search.ts';

/** What is wrong, row by row, and the same as a file to correct it by. */
export function ProblemTable({ of: { id, files_removed_at } }: { readonly of: CatalogueImport }) {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(importSearch);
  const query = useQuery(problemsQuery({ id, ...search }));
  const columns = useColumns('catalogue-import-problems', problemColumns(t));
  if (files_removed_at !== null)
    return <p className={styles.hint}>{t('intake.problems.removed')}</p>;
  return (
    <Stack>
      <div className={classes.sectionHead}>
        <Title order={2}>{t('intake.problems.title')}</Title>
        <ExportMenu ticketPath={`/v1/air/imports/${id}/problems/export-ticket`} choices={{}} />
      </div>
      <DataTable
        label={t('intake.problems.title')}
        columns={columns}
        rows={query.data?.data}
        rowId={({ table, line, column, message }) => `${table} ${line} ${column} ${message}`}
        query={query}
        failedTitle={t('intake.problems.load_failed')}
        paging={pagingOf(query.data, search, setSearch)}
        empty={<EmptyState icon={IconCircleCheck} title={t('intake.checked.ready')} />}
      />
    </Stack>
  );
}

const problemColumns = (t: CatalogueTexts): Column<ImportProblem>[] => [
  {
    id: 'line',
    header: t('problems.columns.line'),
    keepTogether: true,
    width: '5rem',
    cell: ({ line }) => formatNumber(line),
  },
  { id: 'table', header: t('problems.columns.table'), names: true, cell: ({ table }) => table },
  {
    id: 'column',
    header: t('problems.columns.column'),
    keepTogether: true,
    cell: ({ column }) => {
      const name = columnNamed(column);
      return name === undefined ? column : t(`imports.columns.${name}`);
    },
  },
  {
    id: 'message',
    header: t('problems.columns.message'),
    cell: ({ message }) => <span className={classes.bad}>{message}</span>,
  },
  { id: 'value', header: t('problems.columns.value'), cell: ({ value }) => value },
];
