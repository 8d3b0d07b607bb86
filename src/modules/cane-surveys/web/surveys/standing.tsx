import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { texts } from '../texts.ts';
import { writeDistance } from './write-distance.ts';

/** Whether the surveyor stood in the plot, or how far from it. */
export function Standing({ metres }: { readonly metres: number | null }) {
  const t = useTexts(texts);
  if (metres === null)
    return <StatusBadge tone={toneOf('pending')} label={t('standing.unknown')} />;
  if (metres === 0) return <StatusBadge tone={toneOf('verified')} label={t('standing.inside')} />;
  const label = t('standing.outside_by', { distance: writeDistance(t, metres) });
  return <StatusBadge tone={toneOf('doubtful')} label={label} />;
}
