import { useQueryClient } from '@tanstack/react-query';
import type { exampleFiles } from '#modules/catalogue/contract/import-files.ts';
import * as fileRoutes from '#modules/catalogue/contract/import-files.ts';
import type { ImportStatus, ImportTable } from '#modules/catalogue/contract/imports.ts';
import * as routes from '#modules/catalogue/contract/imports.ts';
import { send } from '#platform/web/api/client.ts';
import { saveFile } from '#platform/web/api/download.ts';
import { addressOf } from '#platform/web/api/address.ts';
import { upload } from '#platform/web/api/upload.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { useLive, useProgress } from '#platform/web/query/live.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const POLL_MS = 2_000;
const RUNNING: readonly ImportStatus[] = ['checking', 'importing', 'undoing'];

export const isRunning = (status: ImportStatus) => RUNNING.includes(status);

export const importsQuery = defineListQuery(routes.listImportsRoute, ['catalogue_import', 'list']);
export const importQuery = defineQuery(routes.getImportRoute, ['catalogue_import', 'detail'], {
  staleTime: 0,
  persist: false,
});
export const problemsQuery = defineListQuery(
  routes.listImportProblemsRoute,
  ['catalogue_import', 'problems'],
  { persist: false },
);

/** How often to ask how far the server is: only while the stream reports nothing. */
export function usePollEvery(): number | false {
  return useLive() ? false : POLL_MS;
}

/** Keeps an import's figures up to date while it runs, and asks for it again at its next step. */
export function useImportProgress(id: string): void {
  const client = useQueryClient();
  const { queryKey } = importQuery({ id });
  useProgress('catalogue_import', ({ entity_id, progress }) => {
    const stored = client.getQueryData(queryKey);
    if (entity_id !== id || stored === undefined || !isImportProgress(progress)) return;
    const { status, rows_done, rows_total } = progress;
    if (stored.status === status) {
      client.setQueryData(queryKey, { ...stored, rows_done, rows_total });
    } else void client.invalidateQueries({ queryKey: ['catalogue_import'] });
  });
}

interface ImportProgress {
  readonly status: ImportStatus;
  readonly rows_done: number;
  readonly rows_total: number | null;
  /** Set where the rows are read from a source. */
  readonly source_id?: string | null;
}

// The server wrote it; this only ignores messages of a later release.
export function isImportProgress(progress: object): progress is ImportProgress {
  return 'status' in progress && 'rows_done' in progress && 'rows_total' in progress;
}

const refreshes = ['catalogue_import'];

export const useCheckImport = defineAction(routes.checkImportRoute, texts, {
  refreshes,
  failure: 'intake.failures.check',
});
export const useCommitImport = defineAction(routes.commitImportRoute, texts, {
  refreshes,
  failure: 'intake.failures.commit',
});
export const useCancelImport = defineAction(routes.cancelImportRoute, texts, {
  refreshes,
  failure: 'intake.failures.cancel',
});
export const useUndoImport = defineAction(routes.undoImportRoute, texts, {
  refreshes,
  failure: 'intake.failures.undo',
});

/** What a check is given of each table. */
export const mappingOf = (tables: readonly ImportTable[]) =>
  tables.map(({ name, part, columns, new_features_in }) => ({
    name,
    part,
    columns,
    new_features_in,
  }));

interface Upload {
  readonly company_code: string;
  readonly company_name: string;
  readonly files: readonly File[];
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export function useCreateImport(onCreated: (id: string) => void) {
  return useAction({
    act: ({ company_code, company_name, files, ...options }: Upload) => {
      const form = new FormData();
      form.append('company_code', company_code);
      form.append('company_name', company_name);
      for (const file of files) form.append('files', file, file.name);
      return upload(routes.createImportRoute, { ...options, form });
    },
    refreshes: [refreshes],
    failure: false,
    onSuccess: ({ data }) => onCreated(data.id),
  });
}

export async function saveExample(file: (typeof exampleFiles)[number]): Promise<void> {
  const { path } = fileRoutes.getExampleRoute;
  const response = await send('GET', addressOf(path, { query: { file } }));
  saveFile(await response.blob(), file);
}
