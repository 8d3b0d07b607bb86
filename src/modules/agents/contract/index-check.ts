import { agentErrors } from './errors.ts';
import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './permissions.ts';
import { syncJob } from './sync-jobs.ts';

/**
 * How the index can differ from what should be in it: a file that is not in it at all, missing chunks or
 * vectors, and chunks or vectors that belong to no file or to an earlier version of one.
 */
export const indexFaults = [
  'not_indexed',
  'chunks_missing',
  'vectors_missing',
  'left_over',
] as const;

export const indexCheck = z.object({
  checked_at: instant,
  /** Files that should be in the index, and their chunks. */
  files: z.number().int(),
  chunks: z.number().int(),
  faults_total: z.number().int(),
  /** Only the first hundred, the gaps before what is left over. */
  faults: z.array(
    z.object({
      kind: z.enum(indexFaults),
      file_id: recordId,
      /** Null for a file that no longer exists. */
      filename: z.string().nullable(),
      /** Chunks that should be there. */
      expected: z.number().int(),
      found: z.number().int(),
    }),
  ),
});

export type IndexCheck = z.output<typeof indexCheck>;

/**
 * Reads the whole index, the vector engine included, and changes nothing. While a sync runs the index is
 * changing, and the check is refused as `agents.sync_running`.
 */
export const checkIndexRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/index/check',
  access: agentPermissions.name('sync'),
  summary: 'Compare what is in the index with what should be in it',
  refuses: [agentErrors.sync_running],
  answers: { 200: indexCheck },
});

/** Checks again, then starts a sync of the files with gaps and has leftovers removed. */
export const repairIndexRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/index/repair',
  access: agentPermissions.name('sync'),
  summary: 'Repair the index so that it contains what should be in it',
  refuses: [agentErrors.sync_running, agentErrors.nothing_failed],
  answers: {
    202: z.object({
      /** Null where no file has a gap. */
      sync_job: syncJob.nullable(),
      /** Earlier versions of files that are removed. */
      left_overs: z.number().int(),
    }),
  },
});
