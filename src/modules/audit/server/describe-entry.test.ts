import { expect, it } from 'vitest';
import { agentFile } from '#modules/agents/contract/files.ts';
import { agent } from '#modules/agents/contract/agents.ts';
import { syncJob } from '#modules/agents/contract/sync-jobs.ts';
import { agentEntities } from '#modules/agents/contract/events.ts';
import { webhookCheck } from '#modules/agents/contract/webhook.ts';
import { th } from '#modules/audit/i18n/th.ts';
import {
  CATALOGUE_COMPANY,
  CATALOGUE_ENTRY,
} from '#modules/catalogue/contract/entries.ts';
import { importEntities } from '#modules/catalogue/contract/imports.ts';
import { attachment } from '#modules/engines/contract/attachments.routes.ts';
import { subFunction, usageLog } from '#modules/engines/contract/engine-parts.routes.ts';
import { engine } from '#modules/engines/contract/engine.ts';
import { engineEntities } from '#modules/engines/contract/engines.events.ts';
import { ALWAYS_CHANGING } from './describe-entry.ts';

const ofAgents = { agent, agentFile, syncJob, webhookCheck };
const ofEngines = { engine, subFunction, usageLog, attachment };

it.each(Object.entries({ ...ofAgents, ...ofEngines }))(
  'every field of %s that a change may show has a name in the history',
  (_kind, { shape }) => {
    const shown = Object.keys(shape).filter((field) => !ALWAYS_CHANGING.has(field));
    expect(shown.filter((field) => !(field in th.fields))).toEqual([]);
  },
);

it('every kind of record of agents, engines and the catalogue has a name in the history', () => {
  const kinds = [
    ...Object.values({ ...agentEntities, ...engineEntities, ...importEntities }),
    CATALOGUE_COMPANY,
    CATALOGUE_ENTRY,
  ];
  expect(kinds.filter((kind) => !(kind in th.entities))).toEqual([]);
});
