import { z } from 'zod';
import { data, dataPage } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { exportRoutes } from '#platform/contract/export.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { apiPageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { agentProfileStatuses } from './agent-profile-status.ts';
import { agentProfileSortKeys } from './agent-profile-sort-keys.ts';
import { agentProfilePermissions } from './permissions.ts';

export const agentProfileLimits = { name: 200, description: 255 } as const;

const chosen = (message: string) => z.object({ id: recordId }, message);

export const agentProfileInput = z.strictObject({
  name: requiredText(agentProfileLimits.name, 'agent-profiles:errors.name_required'),
  description: plainText(
    agentProfileLimits.description,
    'agent-profiles:errors.description_too_long',
  ).default(''),
  department: chosen('agent-profiles:errors.department_required'),
  /** One that is valid in the department. */
  position: chosen('agent-profiles:errors.position_required'),
  /** The chat agent that it works with. */
  chat_agent: z.object({ id: recordId }).nullable().default(null),
});

/** The same as forms have it, which choose by ids. */
export const agentProfileDraft = agentProfileInput.extend({
  department: z.uuid('agent-profiles:errors.department_required'),
  position: z.uuid('agent-profiles:errors.position_required'),
  chat_agent: recordId.nullable().default(null),
});

/** What changes one: what is not given of department, position and chat agent stays as it is. */
export const agentProfileChange = z.strictObject({
  ...agentProfileInput.shape,
  description: agentProfileInput.shape.description.unwrap(),
  department: agentProfileInput.shape.department.optional(),
  position: agentProfileInput.shape.position.optional(),
  chat_agent: agentProfileInput.shape.chat_agent.unwrap().optional(),
  /** The version that its editor saw. */
  version: z.int32().min(1),
});

export type AgentProfileInput = z.output<typeof agentProfileInput>;
export type AgentProfileChange = z.output<typeof agentProfileChange>;

const named = z.object({ id: recordId, name: z.string() });

/** An agent profile; names of other records are in the caller's language. */
export const agentProfile = z.object({
  id: recordId,
  /** Readable code, for example `AP-000123`. */
  code: z.string(),
  name: z.string(),
  description: z.string(),
  department: named,
  position: named,
  chat_agent: named.extend({ code: z.string() }).nullable(),
  status: z.enum(agentProfileStatuses),
  /** Each change of what it says makes another. */
  version: z.number().int(),
  /** SOWs that are assigned to it. */
  count_sows: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type AgentProfile = z.output<typeof agentProfile>;

export const agentProfileErrors = defineErrors('agent-profiles', {
  /** The status does not lead there. */
  move_not_allowed: 409,
  /** It is deleted, and can only be read. */
  is_deleted: 409,
});

/** Kind of record, as events name it. */
export const AGENT_PROFILE = 'agent_profile';

export const agentProfileEvents = defineEvents('agent-profiles', [
  'created',
  'updated',
  'restored',
  'activated',
  'deactivated',
  'deleted',
]);

const agentProfileFilters = {
  search: plainText(200).default(''),
  /** Without a status, all but the deleted ones. */
  status: z.enum(agentProfileStatuses).optional(),
  department: recordId.optional(),
  position: recordId.optional(),
  sort: sortedBy(agentProfileSortKeys).default('-createdAt'),
};

export type AgentProfileFilters = z.output<z.ZodObject<typeof agentProfileFilters>>;

const access = agentProfilePermissions.names;

/** Changing answers 409 with the stored one in `current` when somebody saved after `version`. */
export const agentProfileRoutes = recordRoutes({
  path: '/api/agents',
  access,
  query: z.object({ ...apiPageParameters({ size: 10 }), ...agentProfileFilters }),
  create: agentProfileInput,
  change: agentProfileChange,
  answers: { one: data(agentProfile), page: dataPage(agentProfile) },
  summaries: {
    list: 'Agent profiles of the company; `search` looks into code and name',
    get: 'One agent profile, also a deleted one',
    create: 'Create an agent profile',
    update: 'Change an agent profile; what it says then is another version',
    delete: 'Archive an inactive agent profile: it stays readable under the status Deleted',
  },
  refuses: {
    update: [agentProfileErrors.is_deleted],
    delete: [agentProfileErrors.move_not_allowed],
  },
});

export const agentProfileExport = exportRoutes({
  path: '/api/agents',
  access: access.read,
  what: 'the list of agent profiles',
  filters: agentProfileFilters,
});

const move = {
  method: 'PUT',
  access: access.write,
  refuses: [agentProfileErrors.move_not_allowed],
  answers: { 200: data(agentProfile) },
} as const;

export const activateAgentProfileRoute = defineRoute({
  ...move,
  path: '/api/agents/:id/active',
  summary: 'Make an inactive agent profile active',
});

export const deactivateAgentProfileRoute = defineRoute({
  ...move,
  path: '/api/agents/:id/inactive',
  summary: 'Make an active agent profile inactive',
});
