import { Button, Progress } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import type { Source } from '#modules/catalogue/contract/sources.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import styles from '#platform/web/page/text.module.css';
import { useCancelReading } from './sources.api.ts';
import { texts } from '../texts.ts';
import classes from './sources.module.css';

/** How the reading of a source goes, or how the last one went and why. */
export function SourceState({ source }: { readonly source: Source }) {
  const t = useTexts(texts);
  const { id, reading, failure, failed_at, read_at, report } = source;
  if (reading !== null) return <Reading sourceId={id} of={reading} />;
  const failed = failure !== null;
  if (!failed && read_at === null) {
    return <StatusBadge tone="idle" label={t('source.states.never')} />;
  }
  const at = failed ? failed_at : read_at;
  return (
    <div className={classes.state}>
      <span className={classes.line}>
        {failed ? (
          <StatusBadge tone="danger" label={t('source.states.failed')} />
        ) : (
          <StatusBadge tone="success" label={t('source.states.read')} />
        )}
        {at !== null && <TimeAgo at={at} />}
      </span>
      {failed && <span className={classes.bad}>{failure}</span>}
      {failed && read_at !== null && (
        <span className={styles.hint}>
          {t('source.kept')} {t('source.read_at')} <TimeAgo at={read_at} />
        </span>
      )}
      {!failed && report !== null && <Found report={report} />}
    </div>
  );
}

interface ReadingProps {
  readonly sourceId: string;
  readonly of: NonNullable<Source['reading']>;
}

function Reading({ sourceId, of: { rows_done, rows_total, cancel_requested } }: ReadingProps) {
  const t = useTexts(texts);
  const cancel = useCancelReading();
  const said =
    rows_total === null
      ? t('source.asking')
      : t('source.progress', { done: formatNumber(rows_done), total: formatNumber(rows_total) });
  return (
    <div className={classes.state}>
      <span className={classes.line}>
        <StatusBadge
          tone="working"
          label={t(cancel_requested ? 'source.states.cancelling' : 'source.states.reading')}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlayerStop size={14} stroke={1.7} aria-hidden />}
          disabled={cancel_requested}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ id: sourceId })}
        >
          {t('source.cancel_reading')}
        </Button>
      </span>
      <Progress
        value={rows_total === null ? 100 : (rows_done / Math.max(1, rows_total)) * 100}
        animated
        size="sm"
        aria-label={said}
      />
      <span className={styles.hint}>{said}</span>
    </div>
  );
}

/** How much the last reading found, and how it differs from the one before. */
function Found({ report }: { readonly report: NonNullable<Source['report']> }) {
  const t = useTexts(texts);
  const kinds = [report.modules, report.features, report.fields];
  const sum = (figure: 'created' | 'changed' | 'removed') =>
    formatNumber(kinds.reduce((total, kind) => total + kind[figure], 0));
  return (
    <span className={styles.hint}>
      {t('source.found', {
        features: formatNumber(report.features.rows),
        fields: formatNumber(report.fields.rows),
      })}
      {' · '}
      {t('source.differences', {
        created: sum('created'),
        changed: sum('changed'),
        removed: sum('removed'),
      })}
    </span>
  );
}
