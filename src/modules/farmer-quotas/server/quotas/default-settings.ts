import { verificationEvents } from '#modules/farmer-quotas/contract/verification.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

/** Who entered a quota learns what became of it. */
export const quotaDefaults: readonly DefaultSetting[] = [
  {
    event: verificationEvents.verified,
    text: 'farmer-quotas:inbox.verified',
    tone: 'success',
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
