import type { UnreadableReason } from './unreadable-reasons.ts';

/** Thrown by a reader that knows why it cannot go on; any other error of a reader means `damaged`. */
export class UnreadableFile extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, detail: string = reason) {
    super(detail);
    this.name = 'UnreadableFile';
    this.reason = reason;
  }
}
