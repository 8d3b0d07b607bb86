import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { askAgent } from './follow-turn.ts';

interface Asking {
  readonly agentId: string;
  /** None begins a new one with the first question. */
  readonly conversationId?: string | undefined;
  /** Called once the question is in its conversation. */
  readonly onConversation: (id: string) => void;
}

/** Asks an agent; `ask` resolves with whether the question arrived. */
export function useAsking({ agentId, conversationId, onConversation }: Asking) {
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
      askAgent(client, { agentId, conversationId, question, onAsked }).catch((error: unknown) => {
        toast.failure(error, t('ask.failed'));
        resolve(false);
      });
    }).finally(() => setAsking(false));
  };
  return { asking, ask };
}
