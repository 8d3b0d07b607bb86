import { quotaEvents } from '#modules/farmer-quotas/contract/quotas.ts';
import { verificationEvents } from '#modules/farmer-quotas/contract/verification.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

/** Who may verify a quota is notified that it waits, and who entered it of what became of it. */
export const quotaDefaults: readonly DefaultSetting[] = [
  {
    event: quotaEvents.submitted,
    text: 'farmer-quotas:inbox.verification_wanted',
    tone: 'info',
    to: ['tell'],
  },
  {
    event: verificationEvents.verified,
    text: 'farmer-quotas:inbox.verified',
    tone: 'success',
    to: ['entered_by'],
  },
  {
    event: verificationEvents.verified_despite_checks,
    text: 'farmer-quotas:inbox.verified_despite_checks',
    tone: 'warning',
    to: ['entered_by'],
  },
  {
    event: verificationEvents.sent_back,
    text: 'farmer-quotas:inbox.sent_back',
    tone: 'warning',
    to: ['entered_by'],
  },
  {
    event: verificationEvents.rejected,
    text: 'farmer-quotas:inbox.rejected',
    tone: 'warning',
    to: ['entered_by'],
  },
];
