import { queryOptions } from '@tanstack/react-query';
import type {
  createFileTicketRoute,
  listFileVersionsRoute,
  removeFileRoute,
  uploadFileRoute,
  StageFile,
} from '#modules/feature-development/contract/files.ts';
import { call } from '#platform/web/api/client.ts';
import { apiOf } from '#platform/web/api/configuration.ts';
import { downloadByTicket } from '#platform/web/api/download.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type { StageAddress } from '../checklists/checklists.api.ts';

const add = endpoint<typeof uploadFileRoute>('POST', '/v1/files/upload');
const versions = endpoint<typeof listFileVersionsRoute>(
  'GET',
  '/v1/feature-development/files/:id/versions',
);
const remove = endpoint<typeof removeFileRoute>('DELETE', '/v1/feature-development/files/:id');
const ticket = endpoint<typeof createFileTicketRoute>(
  'POST',
  '/v1/feature-development/files/:id/ticket',
);

/** A content that a file has, or has had. */
export interface FileContent {
  readonly id: string;
  readonly version: number;
}

interface StageUpload extends StageAddress {
  readonly file: File;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export function uploadStageFile({ id, stage, file, onProgress, signal }: StageUpload) {
  const form = new FormData();
  form.append('entity_type', 'sow_stage');
  form.append('entity_id', `${id}_${stage}`);
  form.append('folder', 'sow_documents');
  form.append('file', file);
  return upload(add, { form, onProgress, signal });
}

export const fileVersionsQuery = (sowId: string, fileId: string) =>
  queryOptions({
    queryKey: ['sow', 'detail', sowId, 'file', fileId],
    queryFn: async ({ signal }) => (await call(versions, { params: { id: fileId }, signal })).data,
    meta: { persist: false },
  });

export function useRemoveFile(sowId: string, onRemoved: () => void) {
  return useAction({
    act: (fileId: string, idempotencyKey) =>
      call(remove, { params: { id: fileId }, idempotencyKey }),
    refreshes: [['sow', 'detail', sowId]],
    failure: false,
    onSuccess: onRemoved,
  });
}

export function downloadFile({ id, version }: FileContent): Promise<void> {
  return downloadByTicket(`/v1/feature-development/files/${id}/ticket`, {
    purpose: 'download',
    version,
  });
}

/** An address under which the browser shows the content itself, once. */
export async function previewAddress({ id, version }: FileContent): Promise<string> {
  const { url } = await call(ticket, { params: { id }, body: { purpose: 'preview', version } });
  return `${apiOf(url).base}${url}`;
}

/** A content that the browser can show by itself. */
export interface Showable extends FileContent {
  readonly name: string;
  readonly kind: NonNullable<StageFile['preview']>;
}
