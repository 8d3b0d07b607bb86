import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

interface QuotaStatusProps {
  readonly quota: Pick<Quota, 'quota_status' | 'reject_reason' | 'failed_checks'>;
}

/** The status of a quota, which says where it was approved over checks that had failed. */
export function QuotaStatus({ quota }: QuotaStatusProps) {
  const t = useTexts(texts);
  const { quota_status, reject_reason, failed_checks } = quota;
  const status = t(`statuses.${quota_status}`);
  if (quota_status === 'verified' && failed_checks.th.length > 0) {
    return (
      <StatusBadge tone={toneOf('doubtful')} label={t('detail.over_failed_checks', { status })} />
    );
  }
  return <StatusBadge tone={toneOf(quota_status)} label={status} title={reject_reason} />;
}
