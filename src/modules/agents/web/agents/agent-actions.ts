import { IconEye, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { texts } from '../texts.ts';
import { useStartSync } from '../sync-jobs/use-start-sync.ts';

interface AgentActions {
  readonly onOpen: (id: string) => void;
  readonly onEdit: (id: string) => void;
  readonly onDelete: (agent: Agent) => void;
}

/** What this person may do to an agent from its row. */
export function useAgentActions({ onOpen, onEdit, onDelete }: AgentActions) {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const maySync = useMay('agents:sync');
  const mayDelete = useMay('agents:delete');
  const sync = useStartSync();

  return (agent: Agent): RowAction[] => {
    const actions: (RowAction | false)[] = [
      { label: t('list.actions.view'), icon: IconEye, onClick: () => onOpen(agent.id) },
      mayWrite && {
        label: t('actions.edit'),
        icon: IconPencil,
        onClick: () => onEdit(agent.id),
      },
      maySync && {
        label: t('actions.sync'),
        icon: IconRefresh,
        disabled: agent.latest_sync_status === 'running',
        onClick: () => sync.mutate({ id: agent.id }),
      },
      mayDelete && {
        label: t('actions.delete'),
        icon: IconTrash,
        danger: true,
        onClick: () => onDelete(agent),
      },
    ];
    return actions.filter((action) => action !== false);
  };
}
