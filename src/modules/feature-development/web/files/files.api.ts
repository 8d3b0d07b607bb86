import * as routes from '#modules/feature-development/contract/files.ts';
import type { StageFile } from '#modules/feature-development/contract/files.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { apiOf } from '#platform/web/api/configuration.ts';
import { downloadFile } from '#platform/web/api/download.ts';
import { upload } from '#platform/web/api/upload.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import type { StageAddress } from '../checklists/checklists.api.ts';
import { texts } from '../texts.ts';

export interface FileContent {
  readonly id: string;
  readonly version: number;
}

/** A content that the browser can show by itself. */
export interface Showable extends FileContent {
  readonly name: string;
  readonly kind: NonNullable<StageFile['preview']>;
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
  return upload(routes.uploadFileRoute, { form, onProgress, signal });
}

/** Every opening asks: not all that changes a file refreshes its versions. */
export const fileVersionsQuery = defineQuery(
  routes.listFileVersionsRoute,
  ['sow', 'file-versions'],
  { persist: false, staleTime: 0 },
);

export const useRemoveFile = defineAction(routes.removeFileRoute, texts, {
  refreshes: [['sow', 'detail']],
  failure: false,
});

export const downloadContent = ({ id, version }: FileContent) =>
  downloadFile(routes.createFileTicketRoute, { id, version, purpose: 'download' });

/** An address under which the browser shows the content itself, once. */
export async function previewAddress({ id, version }: FileContent): Promise<string> {
  const { url } = await callRoute(routes.createFileTicketRoute, {
    id,
    version,
    purpose: 'preview',
  });
  return `${apiOf(url).base}${url}`;
}
