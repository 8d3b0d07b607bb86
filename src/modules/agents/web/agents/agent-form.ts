import { agent, agentDraft, agentInput } from '#modules/agents/contract/agents.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export type AgentValues = FormValues<typeof agentInput>;

// A model of which only blanks are typed is the usual one.
const prepare = (values: AgentValues) => ({
  ...values,
  embedding_model: values.embedding_model.trim(),
});

export const agentForm = defineForm({ body: agentInput, record: agent, prepare });

/** The same for a new agent, whose index needs no name. */
export const draftForm = defineForm({ body: agentDraft, prepare });
