import { weakScore } from '#modules/agents/contract/knowledge-gaps.ts';
import type { TurnRow } from './conversations.queries.ts';

/** Whether no passage fits the question; half a search does not show that. */
export function isWeak({
  passages,
  without_vectors,
}: Pick<TurnRow, 'passages' | 'without_vectors'>): boolean {
  if (passages === null || without_vectors !== null) return false;
  return passages.every(({ score }) => score < weakScore);
}

export function isBadlyAnswered(
  turn: Pick<TurnRow, 'passages' | 'without_vectors' | 'rating'>,
): boolean {
  return turn.rating === 'down' || isWeak(turn);
}
