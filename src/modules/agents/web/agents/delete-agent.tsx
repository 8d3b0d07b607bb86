import type { Agent } from '#modules/agents/contract/agents.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import type { useDeleteAgent } from './agents.api.ts';

interface DeleteAgentProps extends WindowProps {
  readonly agent: Agent;
  readonly action: ReturnType<typeof useDeleteAgent>;
  /** Said when another name was typed. */
  readonly mismatch: string;
}

/** Asks for the agent's name before it is deleted with everything that belongs to it. */
export function DeleteAgent({ agent, mismatch, ...dialog }: DeleteAgentProps) {
  const t = useTexts(texts);
  const { id, name, files_count: count } = agent;
  return (
    <DeleteDialog
      {...dialog}
      input={(typed) => ({ id, confirm_name: typed })}
      title={t('delete_dialog.title', { name })}
      typed={{ name, mismatch }}
      confirmLabel={t('delete_dialog.confirm')}
    >
      {t('delete_dialog.text')}
      {count > 0 && <strong> {t('delete_dialog.files_text', { count })}</strong>}
    </DeleteDialog>
  );
}
