import * as results from '#platform/contract/file-import-results.ts';
import * as routes from '#platform/contract/file-imports.ts';
import type {
  FileImport,
  FileImportOptions,
  FileImportStatus,
} from '#platform/contract/file-imports.ts';
import { downloadFile } from '../api/download.ts';
import { upload } from '../api/upload.ts';
import { defineAction } from '../query/define-action.ts';
import { defineListQuery, defineQuery } from '../query/define-query.ts';
import { useRunProgress } from '../query/run-progress.ts';
import { useAction } from '../query/use-action.ts';
import { fileImportTexts } from './file-import-texts.ts';

const ENTITY = 'file_import';
const RUNNING: readonly FileImportStatus[] = ['checking', 'importing', 'undoing'];

/** Whether a worker works on an import, or soon will. */
export const isRunning = ({ status }: Pick<FileImport, 'status'>) => RUNNING.includes(status);

const fresh = { staleTime: 0, persist: false } as const;

export const fileImportsQuery = defineListQuery(
  routes.listFileImportsRoute,
  [ENTITY, 'list'],
  fresh,
);
export const fileImportQuery = defineQuery(routes.getFileImportRoute, [ENTITY, 'detail'], fresh);
export const importedRecordsQuery = defineListQuery(
  results.listImportedRecordsRoute,
  [ENTITY, 'records'],
  fresh,
);

/** Keeps an import's figures up to date while it runs, and asks for it again at its next step. */
export const useFileImportProgress = (id: string) =>
  useRunProgress({ entity: ENTITY, id, queryKey: fileImportQuery({ id }).queryKey });

const refreshes = [ENTITY];

export const useCheckImport = defineAction(routes.checkFileImportRoute, fileImportTexts, {
  refreshes,
  failure: 'file_import.check_failed',
  inOrder: true,
});
export const useCommitImport = defineAction(routes.commitFileImportRoute, fileImportTexts, {
  refreshes,
  failure: 'file_import.failed',
});
export const useCancelImport = defineAction(routes.cancelFileImportRoute, fileImportTexts, {
  refreshes,
  failure: 'file_import.cancel_failed',
});
export const useUndoImport = defineAction(routes.undoFileImportRoute, fileImportTexts, {
  refreshes,
  failure: 'file_import.undo_failed',
});

export const useRepeatImport = defineAction(routes.repeatFileImportRoute, fileImportTexts, {
  refreshes,
  failure: 'file_import.repeat_failed',
});

interface NewImport {
  readonly kind: string;
  readonly file: File;
  readonly options: FileImportOptions;
}

/** Sends a file, which is then checked. */
export function useSendImport({
  failure,
  onSent,
}: {
  failure: string;
  onSent: (id: string) => void;
}) {
  return useAction({
    act: ({ kind, file, options }: NewImport) => {
      const form = new FormData();
      form.append('kind', kind);
      form.append('options', JSON.stringify(options));
      form.append('file', file, file.name);
      return upload(routes.createFileImportRoute, { form });
    },
    refreshes: [refreshes],
    failure,
    onSuccess: ({ id }) => onSent(id),
  });
}

/** Downloads all refused rows with their lines and reasons. */
export const saveRefusals = (id: string) =>
  downloadFile(results.fileProblemsTicketRoute, { id, format: 'csv' });
