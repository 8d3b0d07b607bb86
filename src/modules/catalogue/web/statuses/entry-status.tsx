import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { statusName, type EntryStatus } from './status-name.ts';

/** Whether something of the catalogue is in use, or how a process is doing. */
export function StatusOf({ status }: { readonly status: EntryStatus }) {
  const t = useTexts(texts);
  return <StatusBadge tone={toneOf(status)} label={statusName(status, t)} />;
}
