import { z } from 'zod';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { agentLimits } from './agents.ts';
import { agentPermissions } from './permissions.ts';
import { optionalWebhookUrl } from './webhook.ts';

/** Kind of record, as events call it; its id is that of the company. */
export const AGENT_SETTINGS = 'agent_settings';

export const agentSettingsEvents = defineEvents('agents', ['settings_changed']);

/** What new agents of a company begin with. */
export const agentSettings = z.object({
  /** The webhook that is filled in for a new agent; empty where every agent has its own. */
  default_webhook_url: z.string(),
  /** Null until they are set for the first time. */
  updated_at: instant.nullable(),
});

export type AgentSettings = z.output<typeof agentSettings>;

export const agentSettingsChange = z.strictObject({
  default_webhook_url: optionalWebhookUrl,
  /** As the editor saw it. */
  updated_at: instant.nullable(),
});

export const getAgentSettingsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agent-settings',
  access: agentPermissions.name('read'),
  summary: 'What new agents of the company begin with',
  answers: { 200: agentSettings },
});

/** Answers 409 with the stored settings in `current` when somebody saved after `updated_at`. */
export const setAgentSettingsRoute = defineRoute({
  method: 'PUT',
  path: '/v1/agent-settings',
  access: agentPermissions.name('configure'),
  summary: 'Set what new agents of the company begin with',
  body: agentSettingsChange,
  answers: { 200: agentSettings },
});

/** What a form fills in for a new agent. The name of the index is free when it is proposed, not reserved. */
export const proposeAgentRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/proposal',
  access: agentPermissions.name('write'),
  summary: "A free name for an index, made of the agent's name, and the company's default webhook",
  query: z.object({ name: plainText(agentLimits.name).default('') }),
  answers: { 200: z.object({ pinecone_index: z.string(), chat_webhook_url: z.string() }) },
});
