import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import { shortened } from '#platform/web/i18n/shortened.ts';
import type { AuditTexts } from './texts.ts';

/** A changed field in one line: its label, and from which value to which. */
export function sayChange(
  { label, before, after }: AuditEntry['changes'][number],
  t: AuditTexts,
): string {
  const now = after === null ? t('screen.empty') : shortened(after);
  if (before === null) return t('screen.set', { label, value: now });
  return t('screen.changed', { label, before: shortened(before), after: now });
}
