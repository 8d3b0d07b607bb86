import { Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityEntry } from '#modules/feature-development/contract/activity.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { shortened } from '#platform/web/i18n/shortened.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { UnbrokenWords } from '#platform/web/page/unbroken-words.tsx';
import { texts } from '../texts.ts';
import { activityQuery } from './activity.api.ts';
import type { Subject } from '../comments/comments.api.ts';
import { EarlierButton } from '#platform/web/feedback/earlier-button.tsx';
import classes from '../comments/comments.module.css';

export function Activity({ subject }: { readonly subject: Subject }) {
  const t = useTexts(texts);
  const query = useInfiniteQuery(activityQuery(subject));
  return (
    <Loaded
      query={query}
      failedTitle={t('workspace.activity.load_failed')}
      waiting={<Skeleton height={200} />}
    >
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState icon={IconHistory} title={t('workspace.activity.empty')} />
        ) : (
          <div className={classes.talk}>
            <ol className={classes.lines} aria-label={t('workspace.panel.activity')}>
              {entries.map((entry) => (
                <ActivityLine key={entry.sequence} entry={entry} />
              ))}
            </ol>
            <EarlierButton label={t('workspace.activity.earlier')} query={query} />
          </div>
        )
      }
    </Loaded>
  );
}

function ActivityLine({ entry }: { readonly entry: ActivityEntry }) {
  const t = useTexts(texts);
  const { count, stage_number: stage, reason, subjects, changes } = entry;
  const say = (value: string | null) =>
    value === null ? t('flow.timeline.unknown') : shortened(value);
  return (
    <li className={classes.act}>
      <span>
        <strong>{entry.who ?? t('workspace.activity.system')}</strong> {entry.what}
        {count > 1 && ` × ${count}`}
        {stage !== null && (
          <>
            {' · '}
            <UnbrokenWords>{t('workspace.comments.on_stage', { stage })}</UnbrokenWords>
          </>
        )}
      </span>
      {subjects.length > 0 && <span className={classes.subjects}>{subjects.join(', ')}</span>}
      {changes.map(({ field, label, before, after }) => (
        <span key={field} className={classes.subjects}>
          {`${label}: ${say(before)} → ${say(after)}`}
        </span>
      ))}
      {reason !== null && <span className={classes.subjects}>{reason}</span>}
      <span className={classes.dimmed}>
        <TimeAgo at={entry.at} /> {`· ${formatDateTime(entry.at)}`}
      </span>
    </li>
  );
}
