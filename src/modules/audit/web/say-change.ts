import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import { shortened } from '#platform/web/i18n/shortened.ts';
import type { AuditTexts } from './texts.ts';

type Change = AuditEntry['changes'][number];

/** A changed field: its label, and from which value to which. */
export function sayChange({ label, before, after }: Change, t: AuditTexts): string {
  const now = after ?? t('screen.empty');
  if (before === null) return t('screen.set', { label, value: now });
  return t('screen.changed', { label, before, after: now });
}

/** The same in one line. */
export function sayChangeBriefly(change: Change, t: AuditTexts): string {
  const brief = (value: string | null) => (value === null ? null : shortened(value));
  return sayChange({ ...change, before: brief(change.before), after: brief(change.after) }, t);
}
