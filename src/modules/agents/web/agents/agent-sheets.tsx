import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { agentFields } from './agent-fields.tsx';
import { agentForm, draftForm } from './agent-form.ts';
import { proposalQuery } from '../agent-settings/agent-settings.api.ts';
import { agentSummaryQuery, useUpdateAgent } from './agents.api.ts';
import { useCreateAgent } from './use-create-agent.ts';
import { useOwners } from './use-owners.ts';

interface CreateSheetProps {
  readonly opened: boolean;
  /** With the new agent when one was made. */
  readonly onClose: (created?: Agent) => void;
}

export function CreateSheet({ opened, onClose }: CreateSheetProps) {
  const t = useTexts(texts);
  // The sheet closes by the same way whether it was saved or not.
  const created = useRef<Agent>(undefined);
  const { name, employeeId } = useViewer();
  const { action, proposed } = useCreateAgent();
  const owners = useOwners(
    employeeId === undefined ? undefined : { owner_user_id: employeeId, owner_display: name },
  );
  const { data: summary } = useQuery({ ...agentSummaryQuery(), enabled: opened });
  // Without it the form opens all the same, and asks for the webhook.
  const proposal = useQuery({ ...proposalQuery({ name: '' }), gcTime: 0, enabled: opened });
  const webhook = proposal.data?.chat_webhook_url ?? '';
  return (
    <RecordFormSheet
      opened={opened && !proposal.isPending}
      onClose={() => onClose(created.current)}
      title={t('form.create_title')}
      form={draftForm}
      initial={{ owner_user_id: employeeId ?? null, chat_webhook_url: webhook }}
      fields={agentFields({
        t,
        owners,
        draft: { webhook, proposed },
        isBuiltIn: summary?.embedding_in_use === 'built-in',
      })}
      save={(body) => action.mutateAsync(body)}
      onSaved={(agent) => {
        created.current = agent;
      }}
      saveLabel={t('form.create')}
    />
  );
}

interface EditSheetProps extends WindowProps {
  readonly record: Agent;
}

/** 'Edit Agent'. What somebody else saved meanwhile is shown before anything is overwritten. */
export function EditSheet({ record, ...window }: EditSheetProps) {
  const t = useTexts(texts);
  const update = useUpdateAgent();
  const owners = useOwners(record);
  return (
    <RecordFormSheet
      {...window}
      title={t('form.edit_title')}
      form={agentForm}
      stored={record}
      fields={agentFields({
        t,
        owners,
        stored: record,
        isBuiltIn: record.embedding_in_use === 'built-in',
      })}
      save={(body, basis = record) =>
        update.mutateAsync({ id: record.id, updated_at: basis.updated_at, ...body })
      }
    />
  );
}
