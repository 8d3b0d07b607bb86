import {
  statusMoves,
  type AgentProfileStatus,
} from '#modules/agent-profiles/contract/agent-profile-status.ts';
import {
  agentProfile,
  agentProfileErrors,
  agentProfileEvents,
  type AgentProfile,
} from '#modules/agent-profiles/contract/agent-profiles.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import type { ProfileRecords } from './profile-records.queries.ts';

interface Move extends Pick<ProfileRecords, 'keeper'> {
  readonly id: string;
  readonly to: AgentProfileStatus;
  readonly translator: Translator;
}

const EVENTS = {
  Active: agentProfileEvents.activated,
  Inactive: agentProfileEvents.deactivated,
  Deleted: agentProfileEvents.deleted,
} as const satisfies Record<AgentProfileStatus, string>;

/** Moves an agent profile to another status; to stay is always allowed and does nothing. */
export async function moveProfile(
  tx: Transaction,
  scope: Scope,
  { keeper, id, to, translator }: Move,
): Promise<AgentProfile> {
  const stored = await keeper.lock(tx, scope, id);
  const { status: from } = stored;
  if (from === to) return agentProfile.parse(stored);
  if (!statusMoves[from].includes(to)) {
    const say = (status: AgentProfileStatus) =>
      translator.translate(scope.language, `agent-profiles:statuses.${status}`);
    throw agentProfileErrors.move_not_allowed({ parameters: { from: say(from), to: say(to) } });
  }
  return keeper.change(tx, scope, {
    id,
    seen: stored,
    event: EVENTS[to],
    values: () => ({ status: to }),
  });
}
