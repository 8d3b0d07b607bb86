import type { RecordNames } from '#platform/server/records/name-records.ts';
import { sops } from './sops.tables.ts';
import { sows } from './sows.tables.ts';
import { valueStreams } from './value-streams.tables.ts';

/** What the history calls value streams, SOPs and SOWs. */
export const trackingNames: readonly RecordNames[] = [
  { table: valueStreams, name: valueStreams.name },
  { table: sops, name: sops.name },
  { table: sows, name: sows.name },
];
