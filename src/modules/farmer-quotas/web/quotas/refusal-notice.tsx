import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

interface RefusalNoticeProps {
  readonly quota: Pick<Quota, 'quota_status' | 'reject_reason'>;
}

/** Why a quota was sent back or rejected; nothing for others. */
export function RefusalNotice({
  quota: { quota_status, reject_reason: reason },
}: RefusalNoticeProps) {
  const t = useTexts(texts);
  const isRefused = quota_status === 'rejected' || quota_status === 'sent_back';
  return isRefused && reason !== '' && <Notice>{t('detail.reason', { reason })}</Notice>;
}
