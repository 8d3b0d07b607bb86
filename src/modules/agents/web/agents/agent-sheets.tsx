import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { z } from 'zod';
import { toast } from '#platform/web/feedback/toasts.ts';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { agent as agentSchema, agentInput, type Agent } from '#modules/agents/contract/agents.ts';
import { agentSummaryQuery, useCreateAgent, useUpdateAgent } from './agents.api.ts';
import { texts, type AgentTexts } from '../texts.ts';
import { AgentFields } from './agent-fields.tsx';
import { blankAgent, valuesOf, withoutBlanks, type AgentValues } from './agent-values.ts';
import { useOwners } from './use-owners.ts';

/** The contract's rules, over the fields as they are typed. */
const rules = z.preprocess(withoutBlanks, agentInput);

interface CreateSheetProps {
  readonly opened: boolean;
  /** With the new agent when one was made. */
  readonly onClose: (created?: Agent) => void;
}

/** 'Create New Agent'. */
export function CreateSheet({ opened, onClose }: CreateSheetProps) {
  const t = useTexts(texts);
  // The sheet closes by the same way whether it was saved or not.
  const created = useRef<Agent>(undefined);
  const create = useCreateAgent((agent) => {
    created.current = agent;
  });
  const owners = useOwners(undefined);
  const { data: summary } = useQuery({ ...agentSummaryQuery, enabled: opened });
  return (
    <FormSheet<AgentValues>
      opened={opened}
      onClose={() => onClose(created.current)}
      title={t('form.create_title')}
      schema={rules}
      initialValues={blankAgent}
      save={(values) => create.mutateAsync(rules.parse(values))}
      saveLabel={t('form.create')}
    >
      {(form) => (
        <AgentFields
          form={form}
          owners={owners}
          builtIn={summary?.embedding_in_use === 'built-in'}
        />
      )}
    </FormSheet>
  );
}

interface EditSheetProps {
  readonly opened: boolean;
  readonly agent: Agent;
  readonly onClose: () => void;
}

/** 'Edit Agent'. What somebody else saved meanwhile is shown before anything is overwritten. */
export function EditSheet({ opened, agent, onClose }: EditSheetProps) {
  const t = useTexts(texts);
  const update = useUpdateAgent();
  const owners = useOwners(agent);
  const writeOwner = (field: string, value: unknown) =>
    field === 'owner_user_id' ? owners.find((owner) => owner.value === value)?.label : undefined;
  return (
    <FormSheet<AgentValues, Agent>
      opened={opened}
      onClose={onClose}
      title={t('form.edit_title')}
      schema={rules}
      initialValues={valuesOf(agent)}
      save={async (values, stored) => {
        if (stored === undefined) return toast.error(t('toasts.id_required'));
        const { id, updated_at } = stored;
        return update.mutateAsync({ id, updated_at, ...rules.parse(values) });
      }}
      editing={{
        stored: agent,
        schema: agentSchema,
        toValues: valuesOf,
        labels: labelsOf(t),
        write: writeOwner,
      }}
    >
      {(form) => (
        <AgentFields
          form={form}
          owners={owners}
          stored={agent}
          builtIn={agent.embedding_in_use === 'built-in'}
        />
      )}
    </FormSheet>
  );
}

function labelsOf(t: AgentTexts): Record<keyof Omit<AgentValues, 'pinecone_index'>, string> {
  return {
    name: t('form.name'),
    description: t('form.description'),
    owner_user_id: t('form.owner'),
    tags: t('form.tags'),
    chat_webhook_url: t('form.webhook'),
    embedding_model: t('form.model'),
    chunk_size: t('form.chunk_size'),
    chunk_overlap: t('form.chunk_overlap'),
    language: t('form.language'),
  };
}
