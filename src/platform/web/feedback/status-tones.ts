import type { Tone } from './status-signs.ts';

/**
 * The statuses of all records: what waits or rests is grey, what is being worked on blue, what is done
 * green, what failed red, and what needs a look amber.
 */
const TONES = {
  Archived: 'idle',
  Deleted: 'idle',
  Open: 'idle',
  Pending: 'idle',
  cancelled: 'idle',
  checked: 'idle',
  closed: 'idle',
  draft: 'idle',
  inactive: 'idle',
  invited: 'idle',
  kept: 'idle',
  mapping: 'idle',
  not_started: 'idle',
  pending: 'idle',
  ready: 'idle',
  scheduled: 'idle',
  submitted: 'idle',
  superseded: 'idle',
  undone: 'idle',
  withdrawn: 'idle',
  'In Progress': 'working',
  building: 'working',
  busy: 'working',
  checking: 'working',
  importing: 'working',
  in_approval: 'working',
  processing: 'working',
  running: 'working',
  sending: 'working',
  started: 'working',
  undoing: 'working',
  Active: 'success',
  Complete: 'success',
  Completed: 'success',
  accepted: 'success',
  active: 'success',
  approved: 'success',
  complete: 'success',
  done: 'success',
  imported: 'success',
  issued: 'success',
  live: 'success',
  open: 'success',
  passed: 'success',
  sent: 'success',
  succeeded: 'success',
  success: 'success',
  verified: 'success',
  clash: 'warning',
  doubtful: 'warning',
  sent_back: 'warning',
  suspended: 'warning',
  'On Hold': 'warning',
  completed_with_errors: 'warning',
  imported_with_errors: 'warning',
  deprecated: 'warning',
  expired: 'warning',
  Inactive: 'danger',
  failed: 'danger',
  missing: 'danger',
  refused: 'danger',
  rejected: 'danger',
} as const satisfies Record<string, Tone>;

/** A status, or another word for how far something is. */
export type StatusWord = keyof typeof TONES;

/** The tone of a status, the same in every module. A new status is added to the table. */
export function toneOf(status: StatusWord): Tone {
  return TONES[status];
}
