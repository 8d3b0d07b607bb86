import type { ForeignFailure } from '#platform/server/outbound/foreign-failure.ts';

/** Why a source could not be read; the results of earlier readings stay. */
export class SourceFailure extends Error {
  readonly reason: ForeignFailure | 'too_large' | 'empty';

  constructor(reason: SourceFailure['reason'], cause?: unknown) {
    super(`The source could not be read: ${reason}`, { cause });
    this.name = 'SourceFailure';
    this.reason = reason;
  }
}
