import { Button } from '@mantine/core';
import { IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRecordActs } from '#platform/web/shell/record-acts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { texts } from '../texts.ts';
import { useDeleteAgent } from '../agents/agents.api.ts';
import { LazyDeleteAgent, LazyEditSheet } from '../agents/lazy-agent-sheets.tsx';

interface AgentButtonsProps {
  readonly agent: Agent;
  readonly editing: boolean;
  readonly onEdit: (edit: boolean) => void;
  /** Absent where the screen has a better place for it. */
  readonly onSyncNow: (() => void) | undefined;
  readonly syncing: boolean;
  readonly starting: boolean;
}

/** What this person may do to the agent as a whole. */
export function AgentButtons({ agent, editing, onEdit, onSyncNow, ...state }: AgentButtonsProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('agents:write');
  const maySync = useMay('agents:sync');
  const mayDelete = useMay('agents:delete');
  const [deleting, setDeleting] = useState(false);
  const remove = useDeleteAgent({
    onSuccess: () => void navigate({ to: '/cms/agent-management' }),
  });
  const maySyncNow = maySync && !state.syncing && !state.starting;
  useRecordActs({
    'agents.edit': mayWrite ? () => onEdit(true) : undefined,
    'agents.delete': mayDelete ? () => setDeleting(true) : undefined,
    'agents.sync': maySyncNow ? onSyncNow : undefined,
  });
  return (
    <>
      {mayWrite && (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.7} />}
          onClick={() => onEdit(true)}
        >
          {t('actions.edit')}
        </Button>
      )}
      {mayDelete && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.7} />}
          onClick={() => setDeleting(true)}
        >
          {t('actions.delete')}
        </Button>
      )}
      {maySync && onSyncNow !== undefined && (
        <Button
          leftSection={<IconRefresh size={16} stroke={1.7} />}
          disabled={state.syncing}
          loading={state.starting}
          onClick={onSyncNow}
        >
          {t('actions.sync')}
        </Button>
      )}
      <LazyEditSheet
        record={editing && mayWrite ? agent : undefined}
        onClose={() => onEdit(false)}
      />
      <LazyDeleteAgent
        agent={agent}
        action={remove}
        mismatch={t('delete_dialog.detail_mismatch')}
        opened={deleting}
        onClose={() => setDeleting(false)}
      />
    </>
  );
}
