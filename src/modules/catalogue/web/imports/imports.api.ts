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
import { useRunProgress } from '#platform/web/query/run-progress.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

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

/** Keeps an import's figures up to date while it runs, and asks for it again at its next step. */
export const useImportProgress = (id: string) =>
  useRunProgress({ entity: 'catalogue_import', id, queryKey: importQuery({ id }).queryKey });

/** The rows that a check has shown. */
export const linesQuery = defineQuery(
  fileRoutes.listImportLinesRoute,
  ['catalogue_import', 'lines'],
  { staleTime: 0, persist: false },
);

const refreshes = ['catalogue_import'];

export const useChooseHeadings = defineAction(fileRoutes.chooseHeadingsRoute, texts, {
  failure: 'intake.failures.headings',
});
export const useCheckImport = defineAction(routes.checkImportRoute, texts, {
  refreshes,
  failure: 'intake.failures.check',
});
export const useCorrectImport = defineAction(fileRoutes.correctImportRoute, texts, {
  refreshes,
  failure: 'intake.failures.correct',
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
