import { ConfirmByName } from '#platform/web/feedback/confirm-by-name.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { useDeleteAgent } from './agents.api.ts';
import { texts } from '../texts.ts';

interface DeleteAgentProps {
  readonly agent: Agent;
  /** The list and the agent's own screen say it in their own words. */
  readonly where: 'list' | 'detail';
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks for the agent's name before it is deleted with everything that belongs to it. */
export function DeleteAgent({ agent, where, opened, onClose, onDeleted }: DeleteAgentProps) {
  const t = useTexts(texts);
  const remove = useDeleteAgent({
    said: where === 'list' ? t('toasts.deleted_named', { name: agent.name }) : t('toasts.deleted'),
    onDeleted,
  });
  return (
    <ConfirmByName
      opened={opened}
      onClose={onClose}
      onConfirm={(typed) => remove.mutate({ id: agent.id, confirm_name: typed })}
      title={t('delete_dialog.title', { name: agent.name })}
      name={agent.name}
      mismatch={t(`delete_dialog.${where}_mismatch`)}
      confirmLabel={t('delete_dialog.confirm')}
      busy={remove.isPending}
    >
      {t('delete_dialog.text')}
      {agent.files_count > 0 && (
        <strong> {t('delete_dialog.files_text', { count: agent.files_count })}</strong>
      )}
    </ConfirmByName>
  );
}
