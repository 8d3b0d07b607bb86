import type { BoardCard } from '#modules/feature-development/contract/flow.ts';
import { addressOf, paths } from '../../paths.ts';

export function addressOfCard({ id, sop, value_stream }: BoardCard): string {
  return addressOf(paths.sow, { valueStreamId: value_stream.id, sopId: sop.id, sowId: id });
}
