import { IconMessageQuestion } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { askAgent } from './follow-turn.ts';
import { texts } from '../texts.ts';
import { ConversationView } from './conversation-view.tsx';
import { Examples } from './example-questions.tsx';
import { QuestionBox } from './question-box.tsx';
import { RecentConversations } from './recent-conversations.tsx';

interface AskTabProps {
  readonly agent: Agent;
  /** The conversation named in the address; none begins a new one with the first question. */
  readonly conversationId: string | undefined;
  readonly onConversation: (id: string | undefined) => void;
}

/** A question, what the documents say to it, and beside that what the agent's workflow answers. */
export function AskTab({ agent, conversationId, onConversation }: AskTabProps) {
  const t = useTexts(texts);
  const { asking, ask } = useAsking({ agent, conversationId, onConversation });
  return (
    <Stack>
      <QuestionBox
        busy={asking}
        onAsk={ask}
        onStartAnew={conversationId === undefined ? undefined : () => onConversation(undefined)}
      />
      {conversationId === undefined ? (
        <>
          <Panel>
            <EmptyState
              icon={IconMessageQuestion}
              title={t('ask.not_asked_yet')}
              hint={agent.files_count === 0 ? t('ask.nothing_indexed') : undefined}
              action={
                agent.files_count === 0 ? undefined : (
                  <Examples agentId={agent.id} onAsk={(question) => void ask(question)} />
                )
              }
            />
          </Panel>
          <RecentConversations agentId={agent.id} onOpen={onConversation} />
        </>
      ) : (
        <ConversationView
          key={conversationId}
          id={conversationId}
          agent={agent}
          onGone={() => onConversation(undefined)}
        />
      )}
    </Stack>
  );
}

function useAsking({ agent, conversationId, onConversation }: AskTabProps) {
  const t = useTexts(texts);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const ask = (question: string) => {
    setAsking(true);
    return new Promise<boolean>((resolve) => {
      const onAsked = (id: string) => {
        onConversation(id);
        resolve(true);
      };
      askAgent(client, { agentId: agent.id, conversationId, question, onAsked }).catch(
        (error: unknown) => {
          toast.failure(error, t('ask.failed'));
          resolve(false);
        },
      );
    }).finally(() => setAsking(false));
  };
  return { asking, ask };
}
