import { IconClock, IconClockExclamation, IconClockPause } from '@tabler/icons-react';
import { StatusBadge, type Tone } from '#platform/web/feedback/status-badge.tsx';
import { useNow } from '#platform/web/feedback/use-now.ts';
import { formatExactTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import { texts } from '../../texts.ts';
import { ages, stageAge, type Age } from './stage-age.ts';
import classes from './board.module.css';

const LOOKS: Record<Age, { readonly tone: Tone; readonly icon: Icon }> = {
  fresh: { tone: 'idle', icon: IconClock },
  ageing: { tone: 'warning', icon: IconClockPause },
  stale: { tone: 'danger', icon: IconClockExclamation },
};

/** For how many days something has been at its stage. */
export function AgeBadge({ since }: { readonly since: string }) {
  const t = useTexts(texts);
  const { days, age } = stageAge(since, useNow(60_000));
  const label = days === 0 ? t('flow.age_today') : t('flow.age', { days: formatNumber(days) });
  return <StatusBadge {...LOOKS[age]} label={label} title={formatExactTime(since)} />;
}

export function AgeLegend() {
  const t = useTexts(texts);
  return (
    <p className={classes.legend}>
      {t('flow.board.legend')}
      {ages.map((age) => (
        <StatusBadge key={age} {...LOOKS[age]} label={t(`flow.board.ages.${age}`)} />
      ))}
    </p>
  );
}
