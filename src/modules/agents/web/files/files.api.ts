import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '#platform/contract/route.ts';
import { call, send } from '#platform/web/api/client.ts';
import { downloadByTicket } from '#platform/web/api/download.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { newKey } from '#platform/web/api/keys.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type {
  AgentFile,
  deleteFileRoute,
  listFilesRoute,
  updateFileRoute,
  uploadFilesRoute,
  listFileVersionsRoute,
  restoreFileVersionRoute,
} from '#modules/agents/contract/files.ts';
import type { listFileChunksRoute } from '#modules/agents/contract/file-chunks.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof listFilesRoute>('GET', '/v1/agents/:id/files');
const add = endpoint<typeof uploadFilesRoute>('POST', '/v1/agents/:id/files');
const update = endpoint<typeof updateFileRoute>('PUT', '/v1/agents/:id/files/:file_id');
const versions = endpoint<typeof listFileVersionsRoute>(
  'GET',
  '/v1/agents/:id/files/:file_id/versions',
);
const restore = endpoint<typeof restoreFileVersionRoute>(
  'POST',
  '/v1/agents/:id/files/:file_id/versions/:version_no/restore',
);
const chunks = endpoint<typeof listFileChunksRoute>('GET', '/v1/agents/:id/files/:file_id/chunks');
const remove = endpoint<typeof deleteFileRoute>('DELETE', '/v1/agents/:id/files/:file_id');

export const agentFilesQuery = (agentId: string, query: QueryInput<typeof listFilesRoute>) =>
  queryOptions({
    queryKey: ['agent_file', 'list', agentId, query],
    queryFn: ({ signal }) => call(list, { params: { id: agentId }, query, signal }),
    placeholderData: keepPreviousData,
    // Statuses change while nobody of this screen does anything.
    staleTime: 0,
    meta: { persist: false },
  });

interface FileAddress {
  readonly agentId: string;
  readonly fileId: string;
}

export const fileChunksQuery = (
  { agentId, fileId }: FileAddress,
  query: QueryInput<typeof listFileChunksRoute>,
) =>
  queryOptions({
    queryKey: ['agent_file', 'chunks', fileId, query],
    queryFn: ({ signal }) =>
      call(chunks, { params: { id: agentId, file_id: fileId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { persist: false, about: ['sync_job'] },
  });

export const fileVersionsQuery = ({ agentId, fileId }: FileAddress) =>
  queryOptions({
    queryKey: ['agent_file', 'versions', fileId],
    queryFn: ({ signal }) => call(versions, { params: { id: agentId, file_id: fileId }, signal }),
    staleTime: 0,
    meta: { persist: false },
  });

export function useRestoreVersion({ agentId, fileId }: FileAddress, onRestored: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (version_no: number, idempotencyKey) =>
      call(restore, { params: { id: agentId, file_id: fileId, version_no }, idempotencyKey }),
    refreshes: [['agent_file']],
    success: t('versions.restored'),
    failure: t('versions.restore_failed'),
    onSuccess: onRestored,
  });
}

interface Upload {
  readonly agentId: string;
  readonly file: File;
  /** Takes the place of the file of that name. */
  readonly replace: boolean;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends one file. The same content under the same name changes nothing, so it may be sent again. */
export async function uploadFile({ agentId, file, replace, onProgress, signal }: Upload) {
  const form = new FormData();
  form.append('replace', String(replace));
  form.append('files', file);
  return upload(add, { params: { id: agentId }, form, onProgress, signal });
}

type FileChange = BodyInput<typeof updateFileRoute> & {
  readonly agentId: string;
  readonly fileId: string;
};

/** One of several; the dialog of the batch says what became of it. */
export function setFileEnabled(agentId: string, file_id: string, enabled: boolean) {
  return call(update, {
    params: { id: agentId, file_id },
    body: { operation: 'set_enabled', payload: { enabled } },
    idempotencyKey: newKey(),
  });
}

/** One of several; the dialog of the batch says what became of it. */
export function deleteFile(agentId: string, file_id: string) {
  return call(remove, { params: { id: agentId, file_id }, idempotencyKey: newKey() });
}

export function useUpdateFile() {
  const t = useTexts(texts);
  return useAction({
    act: ({ agentId, fileId, ...body }: FileChange, idempotencyKey) =>
      call(update, { params: { id: agentId, file_id: fileId }, body, idempotencyKey }),
    refreshes: [['agent_file']],
    success: t('toasts.file_updated'),
    failure: t('toasts.update_file_failed'),
  });
}

export function useDeleteFile(onDeleted: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: ({ agentId, fileId }: { agentId: string; fileId: string }, idempotencyKey) =>
      call(remove, { params: { id: agentId, file_id: fileId }, idempotencyKey }),
    refreshes: [['agent_file'], ['agent']],
    success: t('toasts.file_deleted'),
    failure: t('toasts.delete_file_failed'),
    onSuccess: onDeleted,
  });
}

export function useDownloadFile(agentId: string) {
  const t = useTexts(texts);
  return useAction({
    act: async ({ id, filename }: Pick<AgentFile, 'id' | 'filename'>) => {
      const address = `/v1/agents/${agentId}/files/${id}`;
      try {
        const answer = await send('GET', `${address}/download`);
        save(await answer.blob(), filename);
      } catch {
        // Too slow, or too large for the memory of the page: the browser's own downloading takes it.
        await downloadByTicket(`${address}/download-ticket`);
      }
    },
    success: t('toasts.file_downloaded'),
    failure: t('toasts.download_failed'),
  });
}

function save(content: Blob, filename: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = filename;
  link.click();
  // The browser takes the content up after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
