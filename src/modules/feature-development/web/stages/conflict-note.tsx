import { useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityEntry } from '#modules/feature-development/contract/activity.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { activityQuery } from '../activity/activity.api.ts';
import { texts } from '../texts.ts';
import type { Conflict } from './use-stage-command.ts';

/** Who changed what of the SOW meanwhile; what was typed is still there. */
export function ConflictNote({ conflict }: { readonly conflict: Conflict }) {
  const t = useTexts(texts);
  const { sowId, newer, since } = conflict;
  const { data = [] } = useInfiniteQuery(activityQuery({ kind: 'sow', id: sowId }));
  const entries = data.filter(
    ({ at, kind }) => at > since && (kind === 'stages' || kind === 'edits'),
  );
  return (
    <>
      <strong>{t('workspace.conflict.title')}</strong>
      <ul>
        {entries.length === 0 && (
          <li>
            {t('workspace.conflict.by_somebody', {
              name: newer.updated_by ?? t('workspace.stage.somebody'),
              time: formatDateTime(newer.updated_at),
            })}
          </li>
        )}
        {entries.map((entry) => (
          <li key={entry.sequence}>{textOf(entry)}</li>
        ))}
      </ul>
      {t('workspace.conflict.kept')}
    </>
  );

  function textOf({ who, what, at, stage_number: stage }: ActivityEntry): string {
    const where = stage === null ? '' : ` (${t('workspace.comments.on_stage', { stage })})`;
    return t('workspace.conflict.by', {
      name: who ?? t('workspace.activity.system'),
      what: `${what}${where}`,
      time: formatDateTime(at),
    });
  }
}
