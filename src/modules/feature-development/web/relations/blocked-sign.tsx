import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** A SOW, with what it waits for. */
export interface Blockable {
  readonly name: string;
  readonly open_blockers: readonly { readonly id: string; readonly name: string }[];
}

/** Says that a SOW waits for others, whose names are shown on hover. */
export function BlockedSign({ sow: { open_blockers } }: { readonly sow: Blockable }) {
  const t = useTexts(texts);
  if (open_blockers.length === 0) return null;
  const names = formatList(open_blockers.map(({ name }) => name));
  return (
    <span title={t('relations.waits_for', { names })}>
      <StatusBadge tone="warning" label={t('relations.waits', { count: open_blockers.length })} />
    </span>
  );
}
