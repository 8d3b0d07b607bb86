import * as routes from '#modules/feature-development/contract/files.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { apiOf } from '#platform/web/api/configuration.ts';
import { downloadFile } from '#platform/web/api/download.ts';
import { uploadTo } from '#platform/web/attachments/attachments.api.ts';
import type { Sending } from '#platform/web/attachments/use-uploads.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import type { StageAddress } from '../checklists/checklists.api.ts';
import { texts } from '../texts.ts';

interface StageContent {
  readonly id: string;
  readonly version: number;
}

export const uploadStageFile = ({ id, stage }: StageAddress, sending: Sending) =>
  uploadTo({ entityType: 'sow_stage', entityId: `${id}_${stage}` }, sending);

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

/** Where the contents of files of stages come from. */
export const stageContent = {
  download: ({ id, version }: StageContent) =>
    downloadFile(routes.createFileTicketRoute, { id, version, purpose: 'download' }),
  preview: async ({ id, version }: StageContent) => {
    const ticket = { id, version, purpose: 'preview' } as const;
    const { url } = await callRoute(routes.createFileTicketRoute, ticket);
    return `${apiOf(url).base}${url}`;
  },
};
