import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { EntryVersion } from '#modules/catalogue/contract/entries.ts';
import { texts } from '../texts.ts';
import { ChangedValues } from './changed-values.tsx';
import classes from './history.module.css';

interface ChangeCardProps {
  readonly change: Pick<
    EntryVersion,
    'kind' | 'entry_id' | 'code' | 'act' | 'breaking' | 'before' | 'after'
  >;
  /** Given for one version; what two days differ in was done by many. */
  readonly told?: Pick<EntryVersion, 'at' | 'who' | 'version' | 'origin'>;
}

/** What was done to an entry: which values it had before, and which after. */
export function ChangeCard({ change, told }: ChangeCardProps) {
  const t = useTexts(texts);
  const { kind, code, act, breaking } = change;
  return (
    <li className={classes.change}>
      <div className={classes.head}>
        <span className={classes.what}>
          <span>{`${t(`history.acts.${act}`)} · ${t(`kinds.${kind}`)}`}</span> <code>{code}</code>
        </span>
        <StatusBadge
          tone={breaking ? 'warning' : 'idle'}
          label={t(breaking ? 'history.breaking' : 'history.minor')}
        />
      </div>
      {told !== undefined && <Told {...told} />}
      <ChangedValues change={change} />
    </li>
  );
}

function Told({ at, who, version, origin }: NonNullable<ChangeCardProps['told']>) {
  const t = useTexts(texts);
  return (
    <p className={classes.told}>
      <span>{who ?? t('history.nobody')}</span>
      <TimeAgo at={at} />
      <span>{t('entry.version', { version })}</span>
      {origin !== null && <span>{t(`history.origins.${origin}`)}</span>}
    </p>
  );
}
