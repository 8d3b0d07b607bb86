import classes from './board.module.css';
import { IconClock, IconClockExclamation, IconClockPause } from '@tabler/icons-react';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import type { Tone } from '#platform/web/feedback/status-signs.ts';
import { useNow } from '#platform/web/feedback/use-now.ts';
import { formatExactTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import { texts } from '../../texts.ts';

/** Days after which work that does not move is marked, and after which it is a reason for concern. */
const AGEING_DAYS = 7;
const STALE_DAYS = 14;

const DAY_MS = 24 * 3600 * 1000;

const ages = ['fresh', 'ageing', 'stale'] as const;

type Age = (typeof ages)[number];

/** How many whole days something has been at its stage, and how old that makes it. */
function stageAge(since: string, now: number): { days: number; age: Age } {
  const days = Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS));
  if (days > STALE_DAYS) return { days, age: 'stale' };
  return { days, age: days > AGEING_DAYS ? 'ageing' : 'fresh' };
}

const LOOKS: Record<Age, { readonly tone: Tone; readonly icon: Icon }> = {
  fresh: { tone: 'idle', icon: IconClock },
  ageing: { tone: 'warning', icon: IconClockPause },
  stale: { tone: 'danger', icon: IconClockExclamation },
};

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
