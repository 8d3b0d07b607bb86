import { correctionEvents } from '#modules/farmer-quotas/contract/corrections.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

/** Who may decide a correction is notified of it, and who asked for it of what became of it. */
export const correctionDefaults: readonly DefaultSetting[] = [
  {
    event: correctionEvents.correction_requested,
    text: 'farmer-quotas:inbox.correction_wanted',
    tone: 'info',
    to: ['tell'],
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
