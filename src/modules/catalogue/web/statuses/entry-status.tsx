import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { statusName, statusTones, type EntryStatus } from './status-name.ts';

/** Whether something of the catalogue is in use, or how a process is doing. */
export function StatusOf({ status }: { readonly status: EntryStatus }) {
  const t = useTexts(texts);
  return <StatusBadge tone={statusTones[status]} label={statusName(status, t)} />;
}
