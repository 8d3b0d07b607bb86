import { z } from 'zod';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';

/** A question is weakly answered when no passage scores as much as this. */
export const weakScore = 0.3;

export const gapStatuses = ['open', 'closed'] as const;

/**
 * Questions that read alike and were not answered well: their answers got a thumb down, or no passage fits
 * them. Nothing tells who asked.
 */
export const knowledgeGap = z.object({
  id: recordId,
  agent_id: recordId,
  status: z.enum(gapStatuses),
  /** As it was asked last. */
  question: z.string(),
  /** Other ways in which it was asked, the latest first. */
  wordings: z.array(z.string()),
  asked: z.number().int(),
  thumbs_down: z.number().int(),
  weak: z.number().int(),
  /** What people said to their thumbs down. */
  remarks: z.array(z.string()),
  last_asked_at: instant,
  assignee: z.object({ id: employeeId, name: z.string() }).nullable(),
  closing: z
    .object({
      /** The file that answers it now; gone when the file was deleted. */
      file: z.object({ file_id: recordId, filename: z.string() }).nullable(),
      note: z.string(),
      at: instant,
      by: z.string().nullable(),
    })
    .nullable(),
});

export type KnowledgeGap = z.output<typeof knowledgeGap>;
