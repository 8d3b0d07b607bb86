import { Button } from '@mantine/core';
import type { Custom } from '#modules/notifications/contract/customs.ts';
import { Meter } from '#platform/web/feedback/meter.tsx';
import { useNow } from '#platform/web/feedback/use-now.ts';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../../texts.ts';
import { useCancelCustom } from '../customs.api.ts';
import classes from '../wizard/wizard.module.css';

/** Where a message is on its way, and the button that takes it back or stops it. */
export function CustomProgress({ custom }: { readonly custom: Custom }) {
  const t = useTexts(texts);
  const maySend = useMay('notifications:send');
  const cancel = useCancelCustom();
  const { id, stage, send_at: at, recipients_total: total } = custom;
  if (stage === 'draft') return null;
  const done = total.count - total.pending;
  const isWaiting = stage === 'scheduled';
  const figures = t('customs.progress.figures', {
    done: formatNumber(done),
    count: formatNumber(total.count),
    sent: formatNumber(total.sent + total.read),
    failed: formatNumber(total.failed),
    skipped: formatNumber(total.skipped),
  });
  return (
    <Panel
      title={t(`stages.${stage}`)}
      hint={at === null ? undefined : t('customs.progress.at', { at: formatDateTime(at) })}
      actions={
        maySend &&
        (isWaiting || stage === 'sending') && (
          <Button
            color={isWaiting ? 'brand' : 'danger'}
            variant={isWaiting ? 'filled' : 'outline'}
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ id })}
          >
            {isWaiting ? t('customs.progress.undo') : t('customs.progress.stop')}
          </Button>
        )
      }
    >
      <Stack>
        {isWaiting ? (
          at !== null && <Countdown at={at} />
        ) : (
          <>
            <Meter
              className={classes.meter}
              percent={total.count === 0 ? 0 : Math.round((done / total.count) * 100)}
              label={t('customs.progress.label')}
            />
            <p role="status">{figures}</p>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function Countdown({ at }: { readonly at: string }) {
  const t = useTexts(texts);
  const seconds = Math.max(0, Math.ceil((Date.parse(at) - useNow(1_000)) / 1_000));
  if (seconds > 60) return <p>{t('customs.progress.waits')}</p>;
  return <p>{t('customs.progress.seconds', { count: formatNumber(seconds) })}</p>;
}
