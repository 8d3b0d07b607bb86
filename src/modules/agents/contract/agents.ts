import { agentErrors } from './errors.ts';
import { WEBHOOK_LENGTH, webhookUrl, webhookCheck } from './webhook.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { z } from 'zod';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { syncStatuses } from './sync-status.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { page } from '#platform/contract/envelopes.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './permissions.ts';

export const agentDefaults = {
  embedding_model: 'text-embedding-ada-002',
  chunk_size: 500,
  chunk_overlap: 50,
  language: 'auto',
} as const;

/** Models the form offers; any other name known to the hosted endpoint may be typed. */
export const suggestedEmbeddingModels = [
  'text-embedding-ada-002',
  'text-embedding-3-small',
  'text-embedding-3-large',
] as const;

export const agentLanguages = ['auto', 'th', 'en'] as const;

export const agentLimits = {
  name: 200,
  description: 2_000,
  tags: 20,
  tag: 50,
  webhook: WEBHOOK_LENGTH,
  /** Pinecone's own limit for the name of an index. */
  index: 45,
  model: 100,
  chunkSizeFrom: 50,
  chunkSizeTo: 8_000,
} as const;

const OWNER_REQUIRED = 'agents:errors.owner_required';

/** Trimmed and without repetitions, as the form adds them. */
const tags = z
  .array(plainText(agentLimits.tag).pipe(z.string().min(1)))
  .transform((given) => [...new Set(given)])
  .pipe(z.array(z.string()).max(agentLimits.tags));

const indexName = z.string().regex(/^[a-z0-9_-]*$/, 'agents:errors.index_invalid');

const agentFields = {
  name: requiredText(agentLimits.name, 'agents:errors.name_required'),
  description: plainText(agentLimits.description).default(''),
  owner_user_id: z
    .number({
      error: ({ input }) => (input === undefined || input === null ? OWNER_REQUIRED : undefined),
    })
    .int()
    .min(1)
    .max(2_147_483_647),
  tags: tags.default([]),
  chat_webhook_url: webhookUrl,
  pinecone_index: requiredText(agentLimits.index, 'agents:errors.index_required').pipe(indexName),
  embedding_model: plainText(agentLimits.model)
    .pipe(z.string().regex(/^[\w./:@-]+$/, 'agents:errors.model_invalid'))
    .default(agentDefaults.embedding_model),
  /** In characters; never cut inside a grapheme or a Thai word. */
  chunk_size: z
    .number()
    .int()
    .min(agentLimits.chunkSizeFrom)
    .max(agentLimits.chunkSizeTo)
    .default(agentDefaults.chunk_size),
  /** Characters of a chunk that the next one repeats. */
  chunk_overlap: z.int32().min(0).default(agentDefaults.chunk_overlap),
  language: z.enum(agentLanguages).default(agentDefaults.language),
};

const overlapIsSmaller: [
  (agent: { chunk_size: number; chunk_overlap: number }) => boolean,
  {
    path: string[];
    error: string;
    when: (payload: { issues: { path?: PropertyKey[] }[] }) => boolean;
  },
] = [
  ({ chunk_size, chunk_overlap }) => chunk_overlap < chunk_size,
  {
    path: ['chunk_overlap'],
    error: 'agents:errors.overlap_too_large',
    // Shown beside the other mistakes of the form, not after they are fixed.
    when: ({ issues }) => !issues.some(({ path }) => String(path?.[0]).startsWith('chunk_')),
  },
];

export const agentInput = z.strictObject(agentFields).refine(...overlapIsSmaller);

/** A new agent as its form sends it: where no name for the index is typed, one is proposed. */
export const agentDraft = z
  .strictObject({ ...agentFields, pinecone_index: plainText(agentLimits.index).pipe(indexName) })
  .refine(...overlapIsSmaller);

/** What changes an agent: all its fields, and the `updated_at` that the editor saw. */
export const agentChange = z
  .strictObject({ ...everyField(agentFields), updated_at: instant })
  .refine(...overlapIsSmaller);

export type AgentInput = z.output<typeof agentInput>;
export type AgentChange = z.output<typeof agentChange>;

/** Whether the named model is used, or keyword similarity in its place because no endpoint is set up. */
export const embeddingInUse = z.enum(['hosted', 'built-in']);

export const agent = z.object({
  id: recordId,
  /** Readable code, for example `AG-000123`. */
  code: z.string(),
  name: z.string(),
  description: z.string(),
  owner_user_id: employeeId,
  /** The owner's name in the caller's language. */
  owner_display: z.string(),
  tags: z.array(z.string()),
  chat_webhook_url: z.string(),
  /** How the webhook answered when it was last tried out at this address. */
  webhook_check: webhookCheck.nullable(),
  /** Since when calls to it are signed with the current secret; null when they are not. */
  webhook_signed_since: instant.nullable(),
  pinecone_index: z.string(),
  embedding_model: z.string(),
  embedding_in_use: embeddingInUse,
  chunk_size: z.number().int(),
  chunk_overlap: z.number().int(),
  language: z.enum(agentLanguages),
  files_count: z.number().int(),
  /** End of the last sync that was completed, whether or not some files failed. */
  latest_sync_at: instant.nullable(),
  /** How the last sync ended, or that one is running. */
  latest_sync_status: z.enum(syncStatuses).nullable(),
  /** The index was made with other settings than the current ones. */
  needs_full_sync: z.boolean(),
  /** Fewer questions of the question set find their file than before. */
  quality_dropped: z.boolean(),
  created_at: instant,
  updated_at: instant,
});

export type Agent = z.output<typeof agent>;

export const agentSortKeys = [
  'name',
  '-name',
  'code',
  '-code',
  'pinecone_index',
  '-pinecone_index',
  'files_count',
  '-files_count',
  'latest_sync_at',
  '-latest_sync_at',
  'created_at',
  '-created_at',
  'updated_at',
  '-updated_at',
] as const;

export const listAgentsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents',
  access: agentPermissions.name('read'),
  summary: 'Agents of the company; `search` looks into name, code, description and tags',
  query: z.object({
    ...pageParameters,
    search: plainText(200).default(''),
    sort: z.enum(agentSortKeys).default('-created_at'),
    latest_sync_status: z.enum(syncStatuses).optional(),
    owner_user_id: employeeId.optional(),
  }),
  answers: { 200: page(agent) },
});

export const getAgentRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id',
  access: agentPermissions.name('read'),
  summary: 'One agent',
  answers: { 200: agent },
});

export const createAgentRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents',
  access: agentPermissions.name('write'),
  summary: 'Create an agent',
  body: agentInput,
  answers: { 201: agent },
});

/** Answers 409 with the stored agent in `current` when somebody saved after `updated_at`. */
export const updateAgentRoute = defineRoute({
  method: 'PUT',
  path: '/v1/agents/:id',
  access: agentPermissions.name('write'),
  summary: 'Change an agent; the name of its index cannot change',
  body: agentChange,
  refuses: [agentErrors.index_locked],
  answers: { 200: agent },
});

/** Cancels a running sync and removes files, vectors and history with the agent. */
export const deleteAgentRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/agents/:id',
  access: agentPermissions.name('delete'),
  summary: 'Delete an agent; `confirm_name` must be exactly its name',
  body: z.strictObject({ confirm_name: z.string().max(1_000) }),
  refuses: [agentErrors.confirm_name],
  answers: { 204: z.undefined() },
});

/** Takes any object: its problems are the answer, not a failure of the call. */
export const validateAgentRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/validate',
  access: agentPermissions.name('write'),
  summary: 'Check an agent without saving it; with `id`, as a change of that agent',
  body: z.looseObject({ id: recordId.optional() }),
  answers: {
    200: z.object({
      valid: z.boolean(),
      fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
    }),
  },
});
