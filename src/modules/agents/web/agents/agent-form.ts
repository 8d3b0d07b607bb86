import { agent, agentInput } from '#modules/agents/contract/agents.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export type AgentValues = FormValues<typeof agentInput>;

export const agentForm = defineForm({
  body: agentInput,
  record: agent,
  // A model of which only blanks are typed is the usual one.
  prepare: (values) => ({ ...values, embedding_model: values.embedding_model.trim() }),
});
