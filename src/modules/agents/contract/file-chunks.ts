import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './permissions.ts';
import { questionLimits } from './questions.ts';
import { plainText } from '#platform/contract/text-fields.ts';

/** One passage of a file, as searches see it. */
export const fileChunk = z.object({
  chunk_no: z.number().int(),
  /** Of a document that has pages. */
  page: z.number().int().nullable(),
  text: z.string(),
  /** In characters. */
  length: z.number().int(),
  /** How well it answers the given query, 0 to 1. */
  score: z.number().min(0).max(1).nullable(),
});

export type FileChunk = z.output<typeof fileChunk>;

/**
 * The file's content in the index, which may be of an older version. With `query` only the chunks that
 * match it, best first, at most 50.
 */
export const listFileChunksRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/files/:file_id/chunks',
  access: agentPermissions.name('read'),
  summary: 'The passages of a file in the index, or those that match a query',
  query: z.object({
    ...pageParameters,
    query: plainText(questionLimits.question).default(''),
  }),
  answers: { 200: page(fileChunk) },
});
