import { useSyncExternalStore } from 'react';
import { newKey } from '#platform/web/api/keys.ts';

/** What was asked of an agent last; a number tells the same question asked twice apart. */
export interface Asked {
  readonly question: string;
  readonly number: number;
}

const asked = new Map<string, Asked>();
const listeners = new Set<() => void>();
let lastNumber = 0;

/** The question whose answer is shown. It outlives the screen, not the page: a reload asks nobody again. */
export function useAsked(agentId: string): Asked | undefined {
  return useSyncExternalStore(subscribe, () => asked.get(agentId));
}

export function ask(agentId: string, question: string): void {
  lastNumber += 1;
  asked.set(agentId, { question, number: lastNumber });
  tell();
}

/** The workflow keeps a conversation by this; it lives as long as the browser's tab. */
export function sessionOf(agentId: string): string {
  const key = `backoffice.conversation.${agentId}`;
  const known = sessionStorage.getItem(key);
  if (known !== null) return known;
  const session = newKey();
  sessionStorage.setItem(key, session);
  return session;
}

export function startAnew(agentId: string): void {
  sessionStorage.removeItem(`backoffice.conversation.${agentId}`);
  asked.delete(agentId);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
