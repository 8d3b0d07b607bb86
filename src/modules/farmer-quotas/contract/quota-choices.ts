export const quotaStatuses = [
  'draft',
  'pending',
  'verified',
  'rejected',
  'sent_back',
  'suspended',
  'closed',
] as const;

export type QuotaStatus = (typeof quotaStatuses)[number];

/** What moves a quota: a person who may write, verify, or delete. Verifying has a call of its own. */
type MovedBy = 'write' | 'verify' | 'delete';

/** Which status follows which, and by whom; also what buttons are shown. */
export const quotaMoves: Readonly<Record<QuotaStatus, Partial<Record<QuotaStatus, MovedBy>>>> = {
  draft: { pending: 'write' },
  pending: { draft: 'write', verified: 'verify', rejected: 'verify', sent_back: 'verify' },
  sent_back: { pending: 'write', closed: 'delete' },
  rejected: { draft: 'write', closed: 'delete' },
  verified: { suspended: 'delete', closed: 'delete' },
  suspended: { verified: 'delete', closed: 'delete' },
  closed: {},
};

/** Statuses in which the fields of a quota are changed directly; a verified one is corrected. */
export const editableStatuses: readonly QuotaStatus[] = [
  'draft',
  'pending',
  'rejected',
  'sent_back',
];

/** Statuses whose changes somebody else approves. */
export const correctedStatuses: readonly QuotaStatus[] = ['verified', 'suspended'];

/** With which a quota begins. */
export const firstStatuses = ['pending', 'draft'] as const;

export const verificationResults = ['approved', 'rejected', 'sent_back'] as const;

export type VerificationResult = (typeof verificationResults)[number];

/** What becomes of a quota by a verification. */
export const statusOfResult = {
  approved: 'verified',
  rejected: 'rejected',
  sent_back: 'sent_back',
} as const satisfies Record<VerificationResult, QuotaStatus>;

/** What approved quotas are narrowed by. */
export const approvedChecks = ['failed'] as const;

export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const;

export const quotaDocumentTypes = ['id_card_copy', 'house_registration_copy'] as const;

export type QuotaDocumentType = (typeof quotaDocumentTypes)[number];

export const quotaSortKeys = ['created_at', 'updated_at', 'quota_code', 'name'] as const;
