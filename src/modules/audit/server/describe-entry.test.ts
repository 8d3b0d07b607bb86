import { expect, it } from 'vitest';
import { agentFile } from '#modules/agents/contract/agent-file.ts';
import { agent } from '#modules/agents/contract/agent.ts';
import { syncJob } from '#modules/agents/contract/sync-job.ts';
import { agentEntities } from '#modules/agents/contract/agents.events.ts';
import { webhookCheck } from '#modules/agents/contract/webhook.ts';
import { th } from '#modules/audit/i18n/th.ts';
import { ALWAYS_CHANGING } from './describe-entry.ts';

it.each(Object.entries({ agent, agentFile, syncJob, webhookCheck }))(
  'every field of %s that a change may show has a name in the history',
  (_kind, { shape }) => {
    const shown = Object.keys(shape).filter((field) => !ALWAYS_CHANGING.has(field));
    expect(shown.filter((field) => !(field in th.fields))).toEqual([]);
  },
);

it('every kind of record of agents has a name in the history', () => {
  const kinds = Object.values(agentEntities);
  expect(kinds.filter((kind) => !(kind in th.entities))).toEqual([]);
});
