import type { z } from 'zod';
import {
  agentProfile,
  agentProfileChange,
  agentProfileDraft,
} from '#modules/agent-profiles/contract/agent-profiles.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export const newAgentProfileForm = defineForm({ body: agentProfileDraft });

export const agentProfileForm = defineForm({
  body: agentProfileDraft.extend({ version: agentProfileChange.shape.version }),
  record: agentProfile,
  derive: ({ department, position, chat_agent }) => ({
    department: department.id,
    position: position.id,
    chat_agent: chat_agent?.id ?? null,
  }),
});

export type AgentProfileValues = FormValues<typeof agentProfileDraft>;

/** What the form has, as it is sent. */
export function toBody<Draft extends z.output<typeof agentProfileDraft>>(draft: Draft) {
  const { department, position, chat_agent } = draft;
  return {
    ...draft,
    department: { id: department },
    position: { id: position },
    chat_agent: chat_agent === null ? null : { id: chat_agent },
  };
}
