import { IconMessageQuestion } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { texts } from '../texts.ts';
import { ConversationView } from './conversation-view.tsx';
import { Examples } from './example-questions.tsx';
import { QuestionBox } from './question-box.tsx';
import { RecentConversations } from './recent-conversations.tsx';
import { useAsking } from './use-asking.ts';
import classes from './conversations.module.css';

interface AskTabProps {
  readonly agent: Agent;
  /** The conversation named in the address; none begins a new one with the first question. */
  readonly conversationId: string | undefined;
  readonly onConversation: (id: string | undefined) => void;
}

/** Questions and their answers, each with what the documents say; the next question is typed below them. */
export function AskTab({ agent, conversationId, onConversation }: AskTabProps) {
  const t = useTexts(texts);
  const { asking, ask } = useAsking({ agentId: agent.id, conversationId, onConversation });
  const askFor = (question: string) => void ask(question);
  const nothingIndexed = agent.files_count === 0 || agent.latest_sync_at === null;
  return (
    <div className={classes.screen}>
      {conversationId === undefined ? (
        <div className={classes.beginning}>
          <EmptyState
            icon={IconMessageQuestion}
            title={t(nothingIndexed ? 'ask.nothing_indexed' : 'ask.not_asked_yet')}
            action={nothingIndexed ? undefined : <Examples agentId={agent.id} onAsk={askFor} />}
          />
          <RecentConversations agentId={agent.id} onOpen={onConversation} />
        </div>
      ) : (
        <ConversationView
          key={conversationId}
          id={conversationId}
          agent={agent}
          onGone={() => onConversation(undefined)}
          onAsk={asking ? undefined : askFor}
        />
      )}
      <div className={classes.below}>
        <QuestionBox
          busy={asking}
          onAsk={ask}
          onStartOver={conversationId === undefined ? undefined : () => onConversation(undefined)}
        />
      </div>
    </div>
  );
}
