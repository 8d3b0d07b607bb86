import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../../texts.ts';
import type { Newer } from './conflict.ts';

/** Who changed the SOW meanwhile, and when; what was typed is still there. */
export function ConflictNote({ newer }: { readonly newer: Newer }) {
  const t = useTexts(texts);
  const name = newer.updated_by ?? t('workspace.stage.somebody');
  return (
    <>
      <strong>{t('workspace.conflict.title')}</strong>
      <br />
      {t('workspace.conflict.by_somebody', { name, time: formatDateTime(newer.updated_at) })}
      <br />
      {t('workspace.conflict.kept')}
    </>
  );
}
