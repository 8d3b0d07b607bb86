import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** Whether something of the catalogue is in use. */
export function StatusOf({ status }: { readonly status: 'active' | 'inactive' | 'deprecated' }) {
  const t = useTexts(texts);
  const tone = ({ active: 'success', inactive: 'idle', deprecated: 'warning' } as const)[status];
  return <StatusBadge tone={tone} label={t(`statuses.${status}`)} />;
}
