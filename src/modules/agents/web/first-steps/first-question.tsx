import { useEffect, useRef } from 'react';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Examples } from '../conversations/example-questions.tsx';
import { QuestionBox } from '../conversations/question-box.tsx';
import { useAsking } from '../conversations/use-asking.ts';
import { texts } from '../texts.ts';

interface FirstQuestionProps {
  readonly agent: Agent;
  readonly onAsked: (conversationId: string) => void;
}

/** The question that ends the first steps; it can be typed as soon as there is something to find. */
export function FirstQuestion({ agent, onAsked }: FirstQuestionProps) {
  const t = useTexts(texts);
  const { asking, ask } = useAsking({ agentId: agent.id, onConversation: onAsked });
  const isReady = agent.latest_sync_at !== null;
  const input = useRef<HTMLTextAreaElement>(null);
  const wasReady = useRef(isReady);
  useEffect(() => {
    // Who does something else at this moment is not interrupted.
    const isIdle = document.activeElement?.matches('body, input[type=file]') === true;
    if (isReady && !wasReady.current && isIdle) input.current?.focus();
    wasReady.current = isReady;
  }, [isReady]);
  return (
    <>
      <QuestionBox
        ref={input}
        busy={asking}
        disabled={!isReady}
        placeholder={isReady ? undefined : t('first_steps.question_waits')}
        onAsk={ask}
      />
      {isReady && <Examples agentId={agent.id} onAsk={(question) => void ask(question)} />}
    </>
  );
}
