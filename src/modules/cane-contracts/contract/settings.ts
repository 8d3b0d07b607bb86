import { z } from 'zod';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { contractPermissions } from './permissions.ts';

/** Kind of record, as events name it. */
export const CONTRACT_SETTINGS = 'cane_contract_settings';

export const contractSettingsEvents = defineEvents('cane-contracts', ['settings_updated']);

export const settingsLimits = { conditions: 10_000 } as const;

const settingsFields = {
  /** The usual yield, against which promised tons are compared. */
  tons_per_rai: z.number().min(0.1).max(100).multipleOf(0.1),
  /** Printed on each contract, one paragraph a line. */
  conditions: plainText(settingsLimits.conditions),
};

const updated_at = instant.nullable();

export const contractSettingsInput = z.strictObject({ ...settingsFields, updated_at });

/** Without a time until they are first changed. */
export const contractSettings = z.object({ ...settingsFields, updated_at });

export type ContractSettings = z.output<typeof contractSettings>;

const { read, manage } = contractPermissions.names;

export const getContractSettingsRoute = defineRoute({
  method: 'GET',
  path: '/v1/contracts/settings',
  access: read,
  summary: 'The usual yield and the conditions of the company',
  answers: { 200: contractSettings },
});

export const updateContractSettingsRoute = defineRoute({
  method: 'PUT',
  path: '/v1/contracts/settings',
  access: manage,
  summary: 'Change the usual yield and the conditions',
  body: contractSettingsInput,
  answers: { 200: contractSettings },
});
