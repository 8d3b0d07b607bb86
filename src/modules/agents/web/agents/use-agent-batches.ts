import { newKey } from '#platform/web/api/keys.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { deleteAgent } from './agents.api.ts';
import { startSync } from '../sync-jobs/sync-jobs.api.ts';
import { texts } from '../texts.ts';
import { useBatches } from '#platform/web/records/use-batches.tsx';

/** What can be done to several agents of the list at once. */
export function useAgentBatches(agents: readonly Agent[]) {
  const t = useTexts(texts);
  const maySync = useMay('agents:sync');
  const mayDelete = useMay('agents:delete');
  const nameOf = (id: string) => agents.find((agent) => agent.id === id)?.name ?? '';

  return useBatches({
    records: agents.map(({ id, name }) => ({ id, name })),
    refreshes: ['agent', 'agent_file', 'sync_job'],
    actionsFor: (count) => [
      ...(maySync
        ? [
            {
              label: t('actions.sync'),
              ask: {
                title: t('batch.agents.sync.title', { count }),
                text: t('batch.agents.sync.text'),
                act: (id: string) => startSync({ id }, newKey()),
              },
            },
          ]
        : []),
      ...(mayDelete
        ? [
            {
              label: t('actions.delete'),
              danger: true,
              ask: {
                title: t('batch.agents.delete.title', { count }),
                text: t('batch.agents.delete.text'),
                typed: String(count),
                act: (id: string) => deleteAgent(id, nameOf(id)),
              },
            },
          ]
        : []),
    ],
  });
}
