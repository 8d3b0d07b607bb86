import { correctionEvents } from '#modules/farmer-quotas/contract/corrections.ts';
import { verificationEvents } from '#modules/farmer-quotas/contract/verification.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

/** Who entered a quota, or asked for a correction, learns what was decided and needs work. */
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
  {
    event: correctionEvents.correction_approved,
    text: 'farmer-quotas:inbox.correction_approved',
    tone: 'success',
    to: ['tell'],
  },
  {
    event: correctionEvents.correction_refused,
    text: 'farmer-quotas:inbox.correction_refused',
    tone: 'warning',
    to: ['tell'],
  },
];
