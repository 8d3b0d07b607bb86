import type { AgentFile } from '#modules/agents/contract/files.ts';
import * as chunks from '#modules/agents/contract/file-chunks.ts';
import * as routes from '#modules/agents/contract/files.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { send } from '#platform/web/api/client.ts';
import { downloadByTicket } from '#platform/web/api/download.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

/** Statuses change while nobody of this screen does anything. */
const volatile = { staleTime: 0, persist: false } as const;

export const agentFilesQuery = defineListQuery(
  routes.listFilesRoute,
  ['agent_file', 'list'],
  volatile,
);
export const fileChunksQuery = defineListQuery(
  chunks.listFileChunksRoute,
  ['agent_file', 'chunks'],
  { ...volatile, about: ['sync_job'] },
);
export const fileVersionsQuery = defineQuery(
  routes.listFileVersionsRoute,
  ['agent_file', 'versions'],
  volatile,
);

export const useRestoreVersion = defineAction(routes.restoreFileVersionRoute, texts, {
  refreshes: ['agent_file'],
  success: 'versions.restored',
  failure: 'versions.restore_failed',
});
export const useUpdateFile = defineAction(routes.updateFileRoute, texts, {
  refreshes: ['agent_file'],
  success: 'toasts.file_updated',
  failure: 'toasts.update_file_failed',
});
export const useDeleteFile = defineAction(routes.deleteFileRoute, texts, {
  refreshes: ['agent_file', 'agent'],
  success: 'toasts.file_deleted',
  failure: 'toasts.delete_file_failed',
});

/** One of several; the dialog of the batch shows how it went. */
export const setFileEnabled = (id: string, file_id: string, enabled: boolean) =>
  callRoute(routes.updateFileRoute, {
    id,
    file_id,
    operation: 'set_enabled',
    payload: { enabled },
  });

/** One of several; the dialog of the batch shows how it went. */
export const deleteFile = (id: string, file_id: string) =>
  callRoute(routes.deleteFileRoute, { id, file_id });

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
  return upload(routes.uploadFilesRoute, { params: { id: agentId }, form, onProgress, signal });
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
