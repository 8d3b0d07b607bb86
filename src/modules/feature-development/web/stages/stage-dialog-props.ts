import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import type { Seen } from './conflict.ts';

export interface StageDialogProps {
  readonly sow: Sow;
  readonly stage: StageRecord;
  /** The SOW when the dialog was opened. */
  readonly seen: Seen;
  readonly onClose: () => void;
}
