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
import { attachment, ENGINE_ATTACHMENT } from '#modules/engines/contract/attachments.ts';
import { ENGINE, engine } from '#modules/engines/contract/engines.ts';
import { SUB_FUNCTION, subFunction } from '#modules/engines/contract/sub-functions.ts';
import { ENGINE_USAGE, usageLog } from '#modules/engines/contract/usage.ts';
import { ENGINE_USE } from '#modules/engines/contract/uses.ts';
import { ALWAYS_CHANGING } from '#modules/audit/server/entries/describe-entry.ts';

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
    ...Object.values({ ...agentEntities, ...importEntities }),
    CATALOGUE_COMPANY,
    CATALOGUE_ENTRY,
    ENGINE,
    SUB_FUNCTION,
    ENGINE_USAGE,
    ENGINE_USE,
    ENGINE_ATTACHMENT,
  ];
  expect(kinds.filter((kind) => !(kind in th.entities))).toEqual([]);
});
