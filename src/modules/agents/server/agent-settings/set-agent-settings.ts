import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import {
  AGENT_SETTINGS,
  agentSettingsEvents,
  type AgentSettings,
  type agentSettingsChange,
} from '#modules/agents/contract/agent-settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findAgentSettings } from './agent-settings.queries.ts';
import { agentSettings } from './agent-settings.tables.ts';

/** Sets what new agents begin with; existing ones do not change. */
export async function setAgentSettings(
  tx: Transaction,
  scope: Scope,
  { default_webhook_url, updated_at }: z.output<typeof agentSettingsChange>,
): Promise<AgentSettings> {
  const { companyId } = scope;
  const before = await findAgentSettings(tx, scope);
  if (before.updated_at !== updated_at) throw errors.conflict({ current: before });
  const written = await tx
    .insert(agentSettings)
    .values({ company_id: companyId, default_webhook_url })
    .onConflictDoUpdate({
      target: agentSettings.company_id,
      set: { default_webhook_url, updated_at: laterThan(agentSettings.updated_at) },
      // A first setting of another transaction has no time that this editor saw.
      setWhere: eq(agentSettings.updated_at, updated_at ?? '-infinity'),
    })
    .returning({ companyId: agentSettings.company_id });
  const after = await findAgentSettings(tx, scope);
  if (written.length === 0) throw errors.conflict({ current: after });
  await recordEvent(tx, scope, {
    name: agentSettingsEvents.settings_changed,
    entity: AGENT_SETTINGS,
    entityId: String(companyId),
    before,
    after,
  });
  return after;
}
