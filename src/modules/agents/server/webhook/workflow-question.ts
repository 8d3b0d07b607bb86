import type { Passage } from '#modules/agents/contract/questions.ts';
import type { AgentRow } from '../agents/agents.queries.ts';

interface Question {
  readonly agent: AgentRow;
  readonly question: string;
  readonly sessionId: string;
  readonly passages: readonly Passage[];
}

export function workflowQuestion({ agent, question, sessionId, passages }: Question) {
  return {
    action: 'sendMessage',
    chatInput: question,
    sessionId,
    metadata: {
      agent_id: agent.id,
      agent_code: agent.code,
      agent_name: agent.name,
      language: agent.language,
      passages,
    },
  };
}
