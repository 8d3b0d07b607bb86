import { agentDefaults, type Agent, type AgentInput } from '#modules/agents/contract/agents.ts';

/** The form's fields as they are typed: a number may be missing, an owner not yet chosen. */
export interface AgentValues {
  name: string;
  description: string;
  owner_user_id: number | null;
  tags: string[];
  chat_webhook_url: string;
  pinecone_index: string;
  embedding_model: string;
  chunk_size: number | string;
  chunk_overlap: number | string;
  language: AgentInput['language'];
}

export const blankAgent: AgentValues = {
  name: '',
  description: '',
  owner_user_id: null,
  tags: [],
  chat_webhook_url: '',
  pinecone_index: '',
  ...agentDefaults,
};

export function valuesOf(agent: Agent): AgentValues {
  return {
    name: agent.name,
    description: agent.description,
    owner_user_id: agent.owner_user_id,
    tags: agent.tags,
    chat_webhook_url: agent.chat_webhook_url,
    pinecone_index: agent.pinecone_index,
    embedding_model: agent.embedding_model,
    chunk_size: agent.chunk_size,
    chunk_overlap: agent.chunk_overlap,
    language: agent.language,
  };
}

/** What goes over the wire, before the contract's schema looks at it: an emptied figure is the usual one. */
export function withoutBlanks(values: AgentValues) {
  const { owner_user_id, chunk_size, chunk_overlap, embedding_model, ...rest } = values;
  return {
    ...rest,
    owner_user_id: owner_user_id ?? undefined,
    embedding_model: embedding_model.trim() === '' ? undefined : embedding_model,
    chunk_size: chunk_size === '' ? undefined : chunk_size,
    chunk_overlap: chunk_overlap === '' ? undefined : chunk_overlap,
  };
}
