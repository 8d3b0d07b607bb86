import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentProfile, agentProfileErrors } from './agent-profiles.ts';
import { agentProfilePermissions } from './permissions.ts';

/** What of an agent profile makes another version when it changes. */
export const versionedFields = [
  'name',
  'description',
  'department',
  'position',
  'chat_agent',
] as const;

/** A field as two versions have it; a record that is gone since, and one that was not chosen, are null. */
const versionChange = z.object({
  field: z.enum(versionedFields),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export const agentProfileVersion = z.object({
  number: z.number().int(),
  /** What differs from the version before; of the first one, everything. */
  changes: z.array(versionChange),
  createdAt: instant,
  createdBy: z.object({ id: employeeId, name: z.string().nullable() }).nullable(),
});

export type AgentProfileVersion = z.output<typeof agentProfileVersion>;

export const listVersionsRoute = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/versions',
  access: agentProfilePermissions.name('read'),
  summary: 'The newest 100 versions of an agent profile, with their authors and what each changed',
  answers: { 200: data(z.array(agentProfileVersion)) },
});

export const restoreVersionRoute = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/versions/:version_no/restore',
  access: agentProfilePermissions.name('write'),
  summary: 'Make what an earlier version says the newest one',
  params: z.object({ id: recordId, version_no: z.coerce.number().int().min(1).max(1_000_000) }),
  refuses: [agentProfileErrors.is_deleted],
  answers: { 200: data(agentProfile) },
});
