import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FileImportOptions } from '#platform/contract/file-imports.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { usePollEvery } from '../query/run-progress.ts';
import { BeginImport } from './begin-import.tsx';
import { CheckedImport } from './checked-import.tsx';
import { fileImportTexts } from './file-import-texts.ts';
import { fileImportQuery, isRunning, useFileImportProgress } from './file-imports.api.ts';
import type { ImportAddress } from './import-address.ts';
import type { ImportedKind } from './imported-kind.ts';
import { ImportResult } from './import-result.tsx';
import { RunningImport } from './running-import.tsx';

interface RecordImportProps<Column extends string, Options extends FileImportOptions> {
  readonly of: ImportedKind<Column, Options>;
  readonly address: ImportAddress;
  readonly onDone: () => void;
}

/** What the sheet of an import is given besides the window. */
export interface ImportInAddress {
  readonly address: ImportAddress;
}

/** Adds and changes records by a file, once it was checked; what was imported before can be looked at and undone. */
export function RecordImport<Column extends string, Options extends FileImportOptions>({
  of,
  address: { id, open },
  onDone,
}: RecordImportProps<Column, Options>) {
  const moves = { of, onOpen: open, onDone };
  return id === undefined ? <BeginImport {...moves} /> : <OpenImport {...moves} id={id} />;
}

interface OpenImportProps<Column extends string, Options extends FileImportOptions> {
  readonly of: ImportedKind<Column, Options>;
  readonly id: string;
  readonly onOpen: (id: string | undefined) => void;
  readonly onDone: () => void;
}

function OpenImport<Column extends string, Options extends FileImportOptions>({
  of,
  id,
  ...moves
}: OpenImportProps<Column, Options>) {
  const t = useTexts(fileImportTexts);
  useFileImportProgress(id);
  const every = usePollEvery();
  const query = useQuery({
    ...fileImportQuery({ id }),
    refetchInterval: ({ state }) => state.data !== undefined && isRunning(state.data) && every,
  });
  const { data: current } = query;
  if (current === undefined) {
    return query.isError ? (
      <ErrorState
        title={t('file_import.not_loaded')}
        error={query.error}
        onRetry={() => void query.refetch()}
        action={
          <Button variant="subtle" onClick={() => moves.onOpen(undefined)}>
            {t('file_import.another')}
          </Button>
        }
      />
    ) : null;
  }
  const { status, table } = current;
  const isChecked = table !== null && (status === 'checking' || status === 'checked');
  if (isChecked) return <CheckedImport key={id} {...{ of, current, table }} {...moves} />;
  if (isRunning(current)) return <RunningImport current={current} />;
  return <ImportResult of={of} current={current} {...moves} />;
}
