import type { EngineStatus } from '#modules/engines/contract/engine-status.ts';
import { StatusBadge, type Tone } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

const TONES: Record<EngineStatus, Tone> = {
  active: 'success',
  inactive: 'idle',
  draft: 'info',
  deprecated: 'warning',
};

/** How an engine stands. */
export function EngineStatusBadge({ status }: { readonly status: EngineStatus }) {
  const t = useTexts(texts);
  return <StatusBadge tone={TONES[status]} label={t(`statuses.${status}`)} />;
}
