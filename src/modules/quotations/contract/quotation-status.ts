export const quotationStatuses = [
  'draft',
  'submitted',
  'in_approval',
  'approved',
  'sent',
  'accepted',
  'rejected',
  'expired',
  'cancelled',
  'superseded',
] as const;

export type QuotationStatus = (typeof quotationStatuses)[number];

/** Who rejected an offer: an approver, which leads back to the draft, or the customer, which is final. */
export const rejecters = ['approver', 'customer'] as const;

export type Rejecter = (typeof rejecters)[number];

/** What decides where a quotation may go. */
export interface Standing {
  readonly status: QuotationStatus;
  readonly rejected_by: Rejecter | null;
}

/** Statuses that people may ask for; `superseded` follows from a revision, `expired` from the calendar. */
export const wantedStatuses = [
  'draft',
  'submitted',
  'in_approval',
  'approved',
  'sent',
  'accepted',
  'rejected',
  'cancelled',
] as const satisfies readonly QuotationStatus[];

export type WantedStatus = (typeof wantedStatuses)[number];

/** `expired` is derived from the last day of validity, and never stored. */
export const storedStatuses = [...wantedStatuses, 'superseded'] as const;

export type StoredStatus = (typeof storedStatuses)[number];

/** Where a status may go. What is handed in and needs nobody's approval passes to `approved` at once. */
const moves: Readonly<Record<QuotationStatus, readonly WantedStatus[]>> = {
  draft: ['submitted', 'cancelled'],
  submitted: ['in_approval', 'approved', 'rejected', 'draft', 'cancelled'],
  in_approval: ['approved', 'rejected', 'draft', 'cancelled'],
  approved: ['sent', 'cancelled'],
  sent: ['accepted', 'rejected', 'cancelled'],
  accepted: [],
  rejected: [],
  expired: ['cancelled'],
  cancelled: [],
  superseded: [],
};

/** The moves that a quotation may make. */
export function movesOf({ status, rejected_by }: Standing): readonly WantedStatus[] {
  return status === 'rejected' && rejected_by === 'approver'
    ? ['draft', 'cancelled']
    : moves[status];
}

/** Whether a quotation may go to another status. */
export function mayMove(from: Standing, to: QuotationStatus): boolean {
  return movesOf(from).some((move) => move === to);
}

/** Offers that are with the customer, or were: a change of these is a revision. */
const revisable: readonly QuotationStatus[] = ['approved', 'sent', 'expired'];

/** Whether a new revision may follow. */
export function mayRevise({ status, rejected_by }: Standing): boolean {
  return revisable.includes(status) || (status === 'rejected' && rejected_by === 'customer');
}

/** Statuses that an offer keeps, whatever the calendar says. */
const lapsing: readonly QuotationStatus[] = ['approved', 'sent'];

/** The status on a day: an offer is valid through the end of its last day. `today` is a day in Bangkok. */
export function statusOn(
  today: string,
  { status, valid_until }: { readonly status: QuotationStatus; readonly valid_until: string },
): QuotationStatus {
  return lapsing.includes(status) && valid_until < today ? 'expired' : status;
}

/** Whether a move has to say why. */
export function needsReason(to: QuotationStatus): boolean {
  return to === 'rejected' || to === 'cancelled';
}
