import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { isRunning } from './imports.api.ts';
import { texts } from '../texts.ts';

/** The state of an import; one whose rows are wrong looks different from one that can go on. */
export function ImportStatus({ of }: { readonly of: CatalogueImport }) {
  const t = useTexts(texts);
  const { status, problems, cancel_requested, failure } = of;
  if (cancel_requested && isRunning(status)) {
    return <StatusBadge tone="working" label={t('intake.statuses.cancelling')} />;
  }
  if (status === 'checked' && problems > 0) {
    return <StatusBadge tone="warning" label={t('intake.statuses.with_problems')} />;
  }
  return (
    <StatusBadge
      tone={toneOf(status)}
      label={t(`intake.statuses.${status}`)}
      title={failure ?? undefined}
    />
  );
}
