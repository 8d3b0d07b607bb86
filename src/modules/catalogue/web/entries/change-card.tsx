import type { EntryVersion } from '#modules/catalogue/contract/entries.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { ChangedValues } from './changed-values.tsx';
import classes from './history.module.css';

interface ChangeCardProps {
  readonly change: Pick<EntryVersion, 'kind' | 'code' | 'act' | 'breaking' | 'before' | 'after'>;
  /** Given for one version; the differences between two days were made by many. */
  readonly version?: Pick<EntryVersion, 'at' | 'who' | 'version' | 'origin'>;
}

/** What was done to an entry: which values it had before, and which after. */
export function ChangeCard({ change, version }: ChangeCardProps) {
  const t = useTexts(texts);
  const { kind, code, act, breaking } = change;
  return (
    <li className={classes.change}>
      <div className={classes.head}>
        <span className={classes.what}>
          <span>{`${t(`history.acts.${act}`)} · ${t(`kinds.${kind}`)}`}</span> <code>{code}</code>
        </span>
        {act !== 'filled' && (
          <StatusBadge
            tone={breaking ? 'warning' : 'idle'}
            label={t(breaking ? 'history.breaking' : 'history.minor')}
          />
        )}
      </div>
      {version !== undefined && (
        <p className={classes.version}>
          <span>{version.who ?? t('history.nobody')}</span>
          <TimeAgo at={version.at} />
          <span>{t('entry.version', { version: version.version })}</span>
          {version.origin !== null && <span>{t(`history.origins.${version.origin}`)}</span>}
        </p>
      )}
      <ChangedValues change={change} />
    </li>
  );
}
