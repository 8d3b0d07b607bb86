export const contractStatuses = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'active',
  'closed',
  'cancelled',
] as const;

export type ContractStatus = (typeof contractStatuses)[number];

/** Who moves a contract: the field, an approver, or the office. */
type MovedBy = 'write' | 'approve' | 'manage';

/** Which status follows which, and by whom; also what buttons are shown. */
export const contractMoves: Readonly<
  Record<ContractStatus, Partial<Record<ContractStatus, MovedBy>>>
> = {
  draft: { submitted: 'write', cancelled: 'write' },
  submitted: { approved: 'approve', rejected: 'approve', draft: 'write', cancelled: 'write' },
  rejected: { draft: 'write', cancelled: 'write' },
  approved: { active: 'manage', cancelled: 'manage' },
  active: { closed: 'manage', cancelled: 'manage' },
  closed: {},
  cancelled: {},
};

/** What has to be explained: a rejection, and a cancellation in force, after money was paid. */
export function needsReason(from: ContractStatus, to: ContractStatus): boolean {
  return to === 'rejected' || (to === 'cancelled' && from === 'active');
}

/** Statuses in which money of a contract may have been paid. */
export const paidStatuses: readonly ContractStatus[] = ['approved', 'active'];

/** Once it is approved, and until it is closed, what was advanced is received and paid. */
export function takesReceipts(status: ContractStatus): boolean {
  return paidStatuses.includes(status);
}

/** Statuses in which a contract counts as promised. */
export const promisedStatuses: readonly ContractStatus[] = ['approved', 'active', 'closed'];
