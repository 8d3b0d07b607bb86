import { useRef } from 'react';
import type { AgentInput } from '#modules/agents/contract/agents.ts';
import * as routes from '#modules/agents/contract/agents.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { proposeAgent } from '../agent-settings/agent-settings.api.ts';
import { texts } from '../texts.ts';

/**
 * Creates an agent. The name of its index is `proposed` as the form has shown it until a person changes it;
 * then it is proposed once more, for the name as it is now and in case somebody took it meanwhile.
 */
export function useCreateAgent() {
  const t = useTexts(texts);
  const proposed = useRef('');
  const attempt = useRef({ key: '', index: '' });
  const action = useAction({
    act: async (draft: AgentInput, idempotencyKey) => {
      // Pressed again after a lost answer, it is the same call.
      if (attempt.current.key !== idempotencyKey) {
        const { name, pinecone_index: typed } = draft;
        const isTyped = typed !== '' && typed !== proposed.current;
        const index = isTyped ? typed : (await proposeAgent(name)).pinecone_index;
        attempt.current = { key: idempotencyKey, index };
      }
      const body = { ...draft, pinecone_index: attempt.current.index };
      return callRoute(routes.createAgentRoute, body, { idempotencyKey });
    },
    refreshes: [['agent']],
    success: t('toasts.created'),
    failure: t('toasts.create_failed'),
  });
  return { action, proposed };
}
