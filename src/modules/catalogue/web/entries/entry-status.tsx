import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** Whether something of the catalogue is in use. */
export function StatusOf({ status }: { readonly status: 'active' | 'inactive' | 'deprecated' }) {
  const t = useTexts(texts);
  return <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />;
}
