import type { EngineStatus } from '#modules/engines/contract/engine-status.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** The status of an engine. */
export function EngineStatusBadge({ status }: { readonly status: EngineStatus }) {
  const t = useTexts(texts);
  return <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />;
}
