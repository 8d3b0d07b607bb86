import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';

/**
 * Why a file has a place in the next run: never indexed, other content, indexed with other settings, failed
 * before, or not in the index as the books say.
 */
const plannedChanges = ['added', 'changed', 'settings', 'failed', 'repaired'] as const;

export type PlannedChange = (typeof plannedChanges)[number];

/** What a run started at this moment would do. */
export const syncForecast = z.object({
  /** Planned files by why they are; a change that no file has is left out. */
  changes: z.partialRecord(z.enum(plannedChanges), z.number().int()),
  /** Planned files, whatever the change. */
  files_total: z.number().int(),
  unchanged: z.number().int(),
  /** Files that no longer exist and leave the index. */
  removed: z.number().int(),
  /** Only the first hundred. */
  files: z.array(
    z.object({ file_id: recordId, filename: z.string(), change: z.enum(plannedChanges) }),
  ),
  /** From what the agent's files came to before; null where there is nothing to go by. */
  chunks: z.number().int().nullable(),
  /** From the agent's last runs; null where there is nothing to go by. */
  estimated_ms: z.number().int().nullable(),
});

export type SyncForecast = z.output<typeof syncForecast>;
