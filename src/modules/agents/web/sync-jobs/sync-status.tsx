import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { texts } from '../texts.ts';

/** The status of a run. */
export function SyncStatus({
  status,
  cancelling = false,
}: {
  readonly status: SyncJob['status'];
  readonly cancelling?: boolean;
}) {
  const t = useTexts(texts);
  const shown = status === 'running' && cancelling ? 'cancelling' : status;
  return <StatusBadge tone={toneOf(status)} label={t(`statuses.sync.${shown}`)} />;
}
