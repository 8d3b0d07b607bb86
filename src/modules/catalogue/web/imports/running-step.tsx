import { Button, Progress } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { useNow } from '#platform/web/feedback/use-now.ts';
import { formatDuration } from '#platform/web/date/format-duration.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import styles from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { useCancelImport } from './imports.api.ts';
import classes from './imports.module.css';

/** A step that goes on by itself: how far it is, how long it may take, and the way to stop it. */
export function RunningStep({ of }: { readonly of: CatalogueImport }) {
  const t = useTexts(texts);
  const cancel = useCancelImport();
  const { rows_done: done, rows_total: total, problems } = of;
  const status =
    of.status === 'checking' || of.status === 'undoing' ? of.status : ('importing' as const);
  const isWritten = of.status !== 'undoing' && total !== null && done >= total;
  const othersWait = of.others_wait && status !== 'checking';
  return (
    <Panel>
      <Stack>
        <div className={classes.runningHead}>
          <strong role="status">
            {isWritten ? t('intake.running.settling') : t(`intake.running.${status}`)}
          </strong>
          {status !== 'undoing' && (
            <Button
              variant="default"
              leftSection={<IconPlayerStop size={16} stroke={1.7} aria-hidden />}
              disabled={of.cancel_requested}
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ id: of.id })}
            >
              {t('intake.running.cancel')}
            </Button>
          )}
        </div>
        <Progress
          value={
            total === null || isWritten || of.status === 'undoing' ? 100 : (done / total) * 100
          }
          animated
          size="sm"
          aria-label={t(`intake.running.${status}`)}
        />
        <div className={classes.runningFoot}>
          {status !== 'undoing' && (
            <span>
              {total === null
                ? t('intake.running.rows', { count: done })
                : t('intake.running.rows_of', {
                    done: formatNumber(done),
                    total: formatNumber(total),
                  })}
            </span>
          )}
          {problems > 0 && (
            <span className={classes.bad}>
              {t('fields.problems')} {formatNumber(problems)}
            </span>
          )}
          {total !== null && done > 0 && done < total && <TimeLeft of={of} share={done / total} />}
        </div>
        {othersWait && <p>{t('intake.running.others_wait')}</p>}
        <p className={styles.hint}>{t('intake.running.leave')}</p>
      </Stack>
    </Panel>
  );
}

/** If it goes on as it did since it began. */
function TimeLeft({ of, share }: { readonly of: CatalogueImport; readonly share: number }) {
  const t = useTexts(texts);
  const elapsed = Math.max(0, useNow(1_000) - Date.parse(of.step_at));
  const left = (elapsed / share) * (1 - share);
  if (left < 1_000) return null;
  const time = formatDuration(left);
  return <span className={styles.hint}>{t('intake.running.time_left', { time })}</span>;
}
