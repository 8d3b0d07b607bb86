import { verificationEvents } from '#modules/farmer-quotas/contract/verification.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

/** Who entered a quota learns that it needs work. */
export const quotaDefaults: readonly DefaultSetting[] = [
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
