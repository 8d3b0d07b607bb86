import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { callRoute } from '#platform/web/api/call-route.ts';
import { callStream } from '#platform/web/api/call-stream.ts';
import type { Conversation, Turn, TurnMessage } from '#modules/agents/contract/conversations.ts';
import * as routes from '#modules/agents/contract/conversations.ts';

/** Answers whose pieces arrive here, ahead of what the server has written down. They outlive the screen. */
const followed = new Map<string, Turn>();
const listeners = new Set<() => void>();

export function isFollowed(turnId: string): boolean {
  return followed.has(turnId);
}

/** A turn as far as it is known here. */
export function useTurn(stored: Turn): Turn {
  return useSyncExternalStore(subscribe, () => followed.get(stored.id) ?? stored);
}

interface Question {
  readonly agentId: string;
  /** Undefined begins a new one. */
  readonly conversationId: string | undefined;
  readonly question: string;
  /** Called once the question is in its conversation. */
  readonly onAsked: (conversationId: string) => void;
}

/**
 * Asks and follows the answer to its end. A line that breaks leaves the turn to be read from the server,
 * which goes on; only a question that did not arrive is a failure.
 */
export async function askAgent(
  client: QueryClient,
  { agentId, conversationId, question, onAsked }: Question,
): Promise<void> {
  const id = conversationId ?? (await callRoute(routes.startConversationRoute, { id: agentId })).id;
  const key = ['conversation', 'detail', id];
  let turn: Turn | undefined;
  try {
    const route = routes.askInConversationRoute;
    for await (const message of callStream(route, { id, question })) {
      // The server has checked it by its schema, as every answer.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's type of this stream
      turn = advance(turn, message as TurnMessage);
      if (turn === undefined) continue;
      const known = turn;
      if (!followed.has(known.id)) {
        client.setQueryData<Conversation>(key, (before) => before && withTurn(before, known));
        await client.invalidateQueries({ queryKey: ['conversation', 'list'] });
        onAsked(id);
      }
      followed.set(known.id, known);
      report();
    }
  } catch (error) {
    if (turn === undefined) throw error;
  } finally {
    if (turn !== undefined) {
      const known = turn;
      // Reading it again may fail, or be broken off by a newer reading.
      client.setQueryData<Conversation>(key, (before) => before && withTurn(before, known));
      followed.delete(known.id);
      report();
      await client.invalidateQueries({ queryKey: key });
    }
  }
}

function advance(turn: Turn | undefined, message: TurnMessage): Turn | undefined {
  if (message.type === 'turn' || message.type === 'end') return message.turn;
  if (turn === undefined) return undefined;
  if (message.type === 'piece') return { ...turn, answer: turn.answer + message.text };
  const { passages, without_vectors } = message;
  return { ...turn, passages, without_vectors };
}

function withTurn(conversation: Conversation, turn: Turn): Conversation {
  const { turns } = conversation;
  const isKnown = turns.some(({ id }) => id === turn.id);
  return {
    ...conversation,
    turns: isKnown ? turns.map((each) => (each.id === turn.id ? turn : each)) : [...turns, turn],
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function report(): void {
  for (const listener of listeners) listener();
}
