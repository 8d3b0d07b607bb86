import {
  agentProfileErrors,
  agentProfileEvents,
  type AgentProfile,
  type AgentProfileChange,
} from '#modules/agent-profiles/contract/agent-profiles.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ProfileRecords } from './profile-records.queries.ts';
import { requireValid } from './require-valid.ts';
import { storeVersion } from './store-version.ts';

interface Change extends Pick<ProfileRecords, 'keeper'> {
  readonly id: string;
  readonly change: AgentProfileChange;
  readonly event?: string;
}

/** Changes what an agent profile says, which makes another version where it differs. */
export function changeProfile(
  tx: Transaction,
  scope: Scope,
  { keeper, id, change, event = agentProfileEvents.updated }: Change,
): Promise<AgentProfile> {
  const { version: seen, department, position, chat_agent, ...texts } = change;
  return keeper.change(tx, scope, {
    id,
    seen: { version: seen },
    event,
    async values(stored) {
      if (stored.status === 'Deleted') throw agentProfileErrors.is_deleted();
      const content = {
        ...texts,
        department_id: department?.id ?? stored.department_id,
        position_id: position?.id ?? stored.position_id,
        chat_agent_id: chat_agent === undefined ? stored.chat_agent_id : (chat_agent?.id ?? null),
      };
      await requireValid(tx, scope, { ...content, stored });
      const before = new Map<string, unknown>(Object.entries(stored));
      if (Object.entries(content).every(([name, value]) => before.get(name) === value)) return {};
      const version = seen + 1;
      await storeVersion(tx, scope, { ...content, profile_id: id, number: version });
      return { ...content, version };
    },
  });
}
