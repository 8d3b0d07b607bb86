import { Button } from '@mantine/core';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import text from '#platform/web/page/text.module.css';
import type { IndexGeneration } from '#modules/agents/contract/index-generations.ts';
import { texts } from '../texts.ts';
import { Comparison } from './index-comparison.tsx';
import classes from './index-generations.module.css';

interface IndexCardProps {
  readonly index: IndexGeneration;
  readonly onAct: (act: 'switch' | 'discard') => void;
}

/** One index: with what it was made, how it compares, and what can be done with it. */
export function IndexCard({ index, onAct }: IndexCardProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const { state, comparison } = index;
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <StatusBadge tone={toneOf(state)} label={t(`indexes.states.${state}`)} />
        <span>
          {t('indexes.settings', {
            model:
              index.embedding_in_use === 'hosted'
                ? index.embedding_model
                : t('settings.model_built_in'),
            size: formatNumber(index.chunk_size),
            overlap: formatNumber(index.chunk_overlap),
          })}
        </span>
        <span className={text.hint}>
          {t('indexes.holds', {
            files: formatNumber(index.files),
            chunks: formatNumber(index.chunks),
          })}
        </span>
        <When index={index} />
      </div>
      {state === 'building' && <p className={text.hint}>{t('indexes.building_text')}</p>}
      {comparison !== null && state !== 'kept' && <Comparison comparison={comparison} />}
      {mayWrite && state !== 'live' && (
        <div className={classes.buttons}>
          {state !== 'building' && (
            <Button
              size="compact-md"
              variant={state === 'ready' ? 'filled' : 'default'}
              onClick={() => onAct('switch')}
            >
              {t(state === 'ready' ? 'indexes.switch' : 'indexes.back')}
            </Button>
          )}
          <Button size="compact-md" variant="default" onClick={() => onAct('discard')}>
            {t('indexes.discard')}
          </Button>
        </div>
      )}
    </li>
  );
}

function When({ index: { state, live_since, begun_at } }: { readonly index: IndexGeneration }) {
  const t = useTexts(texts);
  const time = formatDateTime(live_since ?? begun_at);
  if (live_since === null) return <span className={text.hint}>{t('indexes.begun', { time })}</span>;
  return (
    <span className={text.hint}>
      {t(state === 'live' ? 'indexes.live_since' : 'indexes.live_before', { time })}
    </span>
  );
}
