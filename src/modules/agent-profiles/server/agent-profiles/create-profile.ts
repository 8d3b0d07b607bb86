import {
  agentProfileEvents,
  type AgentProfile,
  type AgentProfileInput,
} from '#modules/agent-profiles/contract/agent-profiles.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ProfileRecords } from './profile-records.queries.ts';
import { requireValid } from './require-valid.ts';
import { storeVersion } from './store-version.ts';

export async function createProfile(
  tx: Transaction,
  scope: Scope,
  { keeper, input }: Pick<ProfileRecords, 'keeper'> & { readonly input: AgentProfileInput },
): Promise<AgentProfile> {
  const { department, position, chat_agent, ...texts } = input;
  const content = {
    ...texts,
    department_id: department.id,
    position_id: position.id,
    chat_agent_id: chat_agent?.id ?? null,
  };
  await requireValid(tx, scope, content);
  const number = await nextNumber(tx, scope, 'agent_profiles');
  const code = `AP-${String(number).padStart(6, '0')}`;
  const created = await keeper.create(tx, scope, {
    event: agentProfileEvents.created,
    values: { ...content, code },
  });
  await storeVersion(tx, scope, { ...content, profile_id: created.id, number: 1 });
  return created;
}
