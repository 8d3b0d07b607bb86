import type { BoardCard } from '#modules/feature-development/contract/flow.ts';
import { addressOf, paths } from '../../paths.ts';

/** Where the workspace of a card's SOW is. */
export function addressOfCard({ id, sop, value_stream }: BoardCard): string {
  return addressOf(paths.sow, { valueStreamId: value_stream.id, sopId: sop.id, sowId: id });
}
