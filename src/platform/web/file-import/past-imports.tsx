import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconHistory } from '@tabler/icons-react';
import type { FileImport } from '#platform/contract/file-imports.ts';
import { formatDateTime, formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { usePollEvery } from '../query/run-progress.ts';
import { RecordTable } from '../records/record-table.tsx';
import type { Column } from '../table/columns.ts';
import { NameCell } from '../table/name-cell.tsx';
import { fileImportTexts, type FileImportTexts } from './file-import-texts.ts';
import { fileImportsQuery, isRunning } from './file-imports.api.ts';
import classes from './file-import.module.css';
import { ImportStatus } from './import-status.tsx';

interface PastImportsProps {
  readonly kind: string;
  readonly onOpen: (id: string) => void;
}

/** What was imported before: by whom, when, and what became of it. */
export function PastImports({ kind, onOpen }: PastImportsProps) {
  const t = useTexts(fileImportTexts);
  const [page, setPage] = useState(1);
  const every = usePollEvery();
  const query = useQuery({
    ...fileImportsQuery({ kind, page, page_size: 10 }),
    refetchInterval: ({ state }) => state.data?.data.some(isRunning) === true && every,
  });
  const last = page === 1 ? query.data?.data[0] : undefined;
  return (
    <>
      {last !== undefined && (last.status === 'checking' || last.status === 'checked') && (
        <Alert color="info" title={t('file_import.unfinished', { filename: last.filename })}>
          <Button size="compact-sm" onClick={() => onOpen(last.id)}>
            {t('file_import.go_on')}
          </Button>
        </Alert>
      )}
      <section className={classes.past}>
        <h3>{t('file_import.past')}</h3>
        <RecordTable
          name="file-imports"
          label={t('file_import.past')}
          columns={columns(t)}
          query={query}
          failedTitle={t('file_import.past_failed')}
          onOpen={({ id }) => onOpen(id)}
          paging={{
            page,
            pageSize: query.data?.page_size ?? 10,
            total: query.data?.total ?? 0,
            onPage: setPage,
          }}
          empty={{ icon: IconHistory, title: t('file_import.no_past') }}
        />
      </section>
    </>
  );
}

function columns(t: FileImportTexts): Column<FileImport>[] {
  return [
    {
      id: 'filename',
      header: t('file_import.file'),
      names: true,
      cell: ({ filename, created_by_name, committed_at, created_at }) => (
        <NameCell
          name={filename}
          detail={[formatDateTime(committed_at ?? created_at), created_by_name ?? '–'].join(' · ')}
        />
      ),
    },
    {
      id: 'status',
      header: t('file_import.step'),
      keepTogether: true,
      cell: (each) => <ImportStatus of={each} />,
    },
    {
      id: 'outcome',
      header: t('file_import.done'),
      width: '7.5rem',
      // Until it is imported, a file has changed nothing: its counts say what it would do. Once that is undone,
      // they say what is there no longer.
      cell: ({ committed_at, status, created, updated, skipped }) =>
        committed_at === null || status === 'undone' ? (
          '–'
        ) : (
          <Outcome
            counts={[
              [t('file_import.actions.created'), created],
              [t('file_import.actions.updated'), updated],
              [t('file_import.skipped'), skipped],
            ]}
          />
        ),
    },
  ];
}

interface OutcomeProps {
  readonly counts: readonly (readonly [name: string, count: number])[];
}

/** How many rows did what; a column for each would not fit into the sheet. */
function Outcome({ counts }: OutcomeProps) {
  const some = counts.filter(([, count]) => count > 0);
  if (some.length === 0) return '–';
  return some.map(([name, count]) => `${name} ${formatNumber(count)}`).join(' · ');
}
