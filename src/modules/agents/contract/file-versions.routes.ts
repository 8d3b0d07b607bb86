import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentFile } from './agent-file.ts';
import { agentPermissions } from './agents.permissions.ts';

const fileVersion = z.object({
  version_no: z.number().int(),
  /** Whether it is the content the file has now. */
  current: z.boolean(),
  size_bytes: z.number().int(),
  uploaded_at: instant,
  /** Name of the person who uploaded or restored it. */
  uploaded_by: z.string().nullable(),
});

export type FileVersion = z.output<typeof fileVersion>;

export const listFileVersionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/files/:file_id/versions',
  access: agentPermissions.name('read'),
  summary: 'The contents a file has had, the present one first',
  params: z.object({ id: recordId, file_id: recordId }),
  answers: {
    200: z.object({
      data: z.array(fileVersion),
      /** How many contents are kept besides the present one. */
      earlier_kept: z.number().int(),
    }),
  },
});

/** The content becomes the newest version; the next sync indexes it. Restoring what the file has changes nothing. */
export const restoreFileVersionRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/files/:file_id/versions/:version_no/restore',
  access: agentPermissions.name('write'),
  summary: 'Give a file a content it had before',
  params: z.object({
    id: recordId,
    file_id: recordId,
    version_no: z.coerce.number().int().min(1).max(2_147_483_647),
  }),
  answers: { 200: agentFile },
});
