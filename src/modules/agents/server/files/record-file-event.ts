import { agentEntities } from '#modules/agents/contract/events.ts';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';

interface FileEvent {
  readonly name: string;
  readonly agentId: string;
  readonly fileId: string;
  readonly before?: AgentFile;
  readonly after?: AgentFile & { readonly restored_version_no?: number };
}

export function recordFileEvent(
  tx: Transaction,
  scope: Scope,
  { name, agentId: agent_id, fileId: entityId, before, after }: FileEvent,
): Promise<void> {
  return recordEvent(tx, scope, {
    name,
    entity: agentEntities.file,
    entityId,
    ...(before === undefined ? {} : { before: { ...before, agent_id } }),
    ...(after === undefined ? {} : { after: { ...after, agent_id } }),
  });
}
