import { StatusBadge, type Tone } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { texts } from '../texts.ts';

const TONES: Record<SyncJob['status'], Tone> = {
  running: 'working',
  success: 'success',
  completed_with_errors: 'warning',
  failed: 'danger',
  cancelled: 'idle',
};

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
  return <StatusBadge tone={TONES[status]} label={t(`statuses.sync.${shown}`)} />;
}
