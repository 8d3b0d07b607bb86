import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ImportMapping, ImportStatus } from '#modules/catalogue/contract/imports.ts';
import type { exampleFiles, getExampleRoute } from '#modules/catalogue/contract/import-files.ts';
import type * as routes from '#modules/catalogue/contract/imports.ts';
import type { QueryInput, Received } from '#platform/contract/route.ts';
import { call, send } from '#platform/web/api/client.ts';
import { addressOf, endpoint } from '#platform/web/api/endpoint.ts';
import { saveFile } from '#platform/web/api/download.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useLive, useProgress } from '#platform/web/query/live.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const create = endpoint<typeof routes.createImportRoute>('POST', '/v1/air/imports');
const list = endpoint<typeof routes.listImportsRoute>('GET', '/v1/air/imports');
const get = endpoint<typeof routes.getImportRoute>('GET', '/v1/air/imports/:id');
const problems = endpoint<typeof routes.listImportProblemsRoute>(
  'GET',
  '/v1/air/imports/:id/problems',
);
const check = endpoint<typeof routes.checkImportRoute>('POST', '/v1/air/imports/:id/check');
const commit = endpoint<typeof routes.commitImportRoute>('POST', '/v1/air/imports/:id/commit');
const cancel = endpoint<typeof routes.cancelImportRoute>('POST', '/v1/air/imports/:id/cancel');
const undo = endpoint<typeof routes.undoImportRoute>('POST', '/v1/air/imports/:id/undo');
const example = endpoint<typeof getExampleRoute>('GET', '/v1/air/import-example');

type OneImport = Received<typeof routes.getImportRoute>;

const POLL_MS = 2_000;
const RUNNING: readonly ImportStatus[] = ['checking', 'importing', 'undoing'];

export const isRunning = (status: ImportStatus) => RUNNING.includes(status);

export const importsQuery = (query: QueryInput<typeof routes.listImportsRoute>) =>
  queryOptions({
    queryKey: ['catalogue_import', 'list', query],
    queryFn: ({ signal }) => call(list, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalogue_import', 'detail', id],
    queryFn: ({ signal }) => call(get, { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
    meta: { persist: false },
  });

export const problemsQuery = (id: string, query: { page: number; page_size: number }) =>
  queryOptions({
    queryKey: ['catalogue_import', 'detail', id, 'problems', query],
    queryFn: ({ signal }) => call(problems, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    meta: { persist: false },
  });

/** Whether what runs has to be asked after: only while nobody tells of it. */
export function usePollEvery(): number | false {
  return useLive() ? false : POLL_MS;
}

/** Keeps an import's figures up while it runs; when it has come to another step it is asked again. */
export function useImportProgress(id: string): void {
  const client = useQueryClient();
  useProgress(
    'catalogue_import',
    useCallback(
      ({ entity_id, progress }) => {
        if (entity_id !== id) return;
        const { queryKey } = importQuery(id);
        const stored = client.getQueryData<OneImport>(queryKey);
        if (stored === undefined || !isImportProgress(progress)) return;
        const { status, rows_done, rows_total } = progress;
        if (stored.data.status === status) {
          const data = { ...stored.data, rows_done, rows_total };
          client.setQueryData<OneImport>(queryKey, { ...stored, data });
        } else void client.invalidateQueries({ queryKey: ['catalogue_import'] });
      },
      [client, id],
    ),
  );
}

interface ImportProgress {
  readonly status: ImportStatus;
  readonly rows_done: number;
  readonly rows_total: number | null;
}

// The server has written it; this only keeps messages of a later release out.
export function isImportProgress(progress: object): progress is ImportProgress {
  return 'status' in progress && 'rows_done' in progress && 'rows_total' in progress;
}

const refreshes = [['catalogue_import']];

interface Upload {
  readonly companyCode: string;
  readonly companyName: string;
  readonly files: readonly File[];
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export function useCreateImport(onCreated: (id: string) => void) {
  return useAction({
    act: ({ companyCode, companyName, files, onProgress, signal }: Upload) => {
      const form = new FormData();
      form.append('company_code', companyCode);
      form.append('company_name', companyName);
      for (const file of files) form.append('files', file, file.name);
      return upload(create, { form, onProgress, signal });
    },
    refreshes,
    failure: false,
    onSuccess: ({ data }) => onCreated(data.id),
  });
}

export function useCheckImport(id: string) {
  const t = useTexts(texts);
  return useAction({
    act: (body: ImportMapping, idempotencyKey) =>
      call(check, { params: { id }, body, idempotencyKey }),
    refreshes,
    failure: t('intake.failures.check'),
  });
}

interface Move {
  readonly params: { readonly id: string };
  readonly idempotencyKey: string;
}

const moves = {
  commit: (options: Move) => call(commit, options),
  cancel: (options: Move) => call(cancel, options),
  undo: (options: Move) => call(undo, options),
};

export function useImportMove(id: string, move: keyof typeof moves) {
  const t = useTexts(texts);
  return useAction({
    act: (_nothing: undefined, idempotencyKey) => moves[move]({ params: { id }, idempotencyKey }),
    refreshes,
    failure: t(`intake.failures.${move}`),
  });
}

/** Hands out a filled-in file to begin with. */
export async function saveExample(file: (typeof exampleFiles)[number]): Promise<void> {
  const response = await send('GET', addressOf(example.path, { query: { file } }));
  saveFile(await response.blob(), file);
}
