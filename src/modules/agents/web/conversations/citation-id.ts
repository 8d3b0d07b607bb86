import type { Turn } from '#modules/agents/contract/conversations.ts';

/** The id of the button that opens a citation, so that the answer can lead there. */
export function citationId({ id }: Pick<Turn, 'id'>, number: number): string {
  return `citation-${id}-${number}`;
}
