import { agentErrors } from './errors.ts';
import { z } from 'zod';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { page } from '#platform/contract/envelopes.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './permissions.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';

/** A question is weakly answered when no passage scores as much as this. */
export const weakScore = 0.3;

export const gapStatuses = ['open', 'closed'] as const;

/**
 * Questions that are alike and were not answered well: their answers got a thumb down, or no passage fits
 * them. Nothing shows who asked.
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
  /** Remarks that people added to a thumbs down. */
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

const LONGEST_NOTE = 1_000;

/** For people who manage agents: others' questions are no business of people who only read. */
export const listGapsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/knowledge-gaps',
  access: agentPermissions.name('write'),
  summary: 'Questions that the agent did not answer well, grouped, those asked most first',
  query: z.object({ ...pageParameters, status: z.enum(gapStatuses).default('open') }),
  answers: { 200: page(knowledgeGap) },
});

export const assignGapRoute = defineRoute({
  method: 'PUT',
  path: '/v1/knowledge-gaps/:id/assignee',
  access: agentPermissions.name('write'),
  summary: 'Say who is to close a knowledge gap; null takes it back',
  body: z.strictObject({ employee_id: employeeId.nullable() }),
  answers: { 200: knowledgeGap },
});

/** It is reopened automatically when the question is asked later and still answered badly. */
export const closeGapRoute = defineRoute({
  method: 'POST',
  path: '/v1/knowledge-gaps/:id/close',
  access: agentPermissions.name('write'),
  summary: 'Close a knowledge gap by the file that answers it now, or by a note',
  body: z.discriminatedUnion('by', [
    z.strictObject({
      by: z.literal('file'),
      file_id: recordId,
      /** Adds the question to the question set, with this file as the expected one. */
      add_to_question_set: z.boolean().default(false),
      note: plainText(LONGEST_NOTE).default(''),
    }),
    z.strictObject({
      by: z.literal('note'),
      note: requiredText(LONGEST_NOTE, 'agents:errors.gap_note_required'),
    }),
  ]),
  refuses: [agentErrors.gap_closed, agentErrors.question_set_full],
  answers: { 200: knowledgeGap },
});

export const reopenGapRoute = defineRoute({
  method: 'POST',
  path: '/v1/knowledge-gaps/:id/reopen',
  access: agentPermissions.name('write'),
  summary: 'Open a closed knowledge gap again',
  refuses: [agentErrors.gap_open],
  answers: { 200: knowledgeGap },
});
