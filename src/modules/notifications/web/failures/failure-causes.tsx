import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { failureCause } from '#modules/notifications/contract/records.ts';
import type { z } from 'zod';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useResendFailed } from './failures.api.ts';
import classes from './failures.module.css';

type Cause = z.output<typeof failureCause>;

interface FailureCausesProps {
  readonly causes: readonly Cause[];
  readonly maySend: boolean;
}

/** Why deliveries of the last 90 days failed, the most frequent cause first. */
export function FailureCauses({ causes, maySend }: FailureCausesProps) {
  const t = useTexts(texts);
  const resend = useResendFailed();
  const asked = useRecordWindow<Cause>();
  if (causes.length === 0) return null;
  return (
    <Panel title={t('failures.causes')} hint={t('failures.causes_hint')}>
      <Facts
        facts={causes.map((cause) => ({
          name: `${t(`channel_names.${cause.channel}`)} · ${cause.message}`,
          value: (
            <div className={classes.cause}>
              <span>
                {t('failures.many', {
                  count: formatNumber(cause.count),
                  at: formatDateTime(cause.latest_at),
                })}
              </span>
              {maySend && cause.channel !== 'System' && (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconRefresh size={14} />}
                  onClick={() => asked.open(cause)}
                >
                  {t('failures.resend_all')}
                </Button>
              )}
            </div>
          ),
        }))}
      />
      {asked.draw(({ channel, reason, message, count }, window) => (
        <ConfirmDialog
          {...window}
          title={t('failures.resend_title', { channel: t(`channel_names.${channel}`) })}
          confirmLabel={t('failures.resend_all')}
          busy={resend.isPending}
          onConfirm={() => resend.mutate({ channel, reason }, { onSuccess: window.onClose })}
        >
          {t('failures.resend_text', { cause: message, count: formatNumber(count) })}
        </ConfirmDialog>
      ))}
    </Panel>
  );
}
