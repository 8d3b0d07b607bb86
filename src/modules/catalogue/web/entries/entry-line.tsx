import { useQuery } from '@tanstack/react-query';
import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { entryQuery } from './entries.api.ts';
import { Completeness, type CompletenessProps } from './entry-completeness.tsx';
import classes from './entries.module.css';

/** The version of an entry, its owner, its tags, what to use instead of it, and how complete it is. */
export function EntryLine({ kind, id, ...completeness }: EntryReference & CompletenessProps) {
  const t = useTexts(texts);
  const { data: entry } = useQuery(entryQuery({ kind, id }));
  if (entry === undefined) return <div className={classes.line} />;
  const { version, owner_name, tags, deprecated_at, replacement } = entry;
  return (
    <div className={classes.line}>
      {deprecated_at !== null && (
        <StatusBadge
          tone="warning"
          label={
            replacement === null
              ? t('statuses.deprecated')
              : t('entry.replaced_by', { name: replacement.name })
          }
        />
      )}
      <span>{t('entry.version', { version })}</span>
      {owner_name !== null && <span>{t('entry.owner', { name: owner_name })}</span>}
      <Tags names={tags} />
      <Completeness {...completeness} />
    </div>
  );
}
