import { useQuery } from '@tanstack/react-query';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import type { QuotationMail } from '#modules/quotations/contract/sending.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf, type StatusWord } from '#platform/web/feedback/status-tones.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { SendButton } from './send-button.tsx';
import { mailsQuery } from './sending.api.ts';
import classes from './sending.module.css';

const LIKE: Readonly<Record<QuotationMail['state'], StatusWord>> = {
  queued: 'pending',
  sent: 'sent',
  failed: 'failed',
  bounced: 'failed',
  unknown: 'doubtful',
  cancelled: 'cancelled',
};

interface MailsPanelProps {
  readonly quotation: Quotation;
  readonly maySend: boolean;
}

/** The mails by which a quotation was sent, and what became of each. */
export function MailsPanel({ quotation, maySend }: MailsPanelProps) {
  const t = useTexts(texts);
  const query = useQuery(mailsQuery({ id: quotation.id }));
  return (
    <Panel
      title={t('sending.mails')}
      actions={maySend && <SendButton quotation={quotation} variant="default" />}
    >
      <Loaded query={query} failedTitle={t('sending.load_failed')} height={48}>
        {(mails) =>
          mails.length === 0 ? (
            <p className={text.hint}>{t('sending.no_mails')}</p>
          ) : (
            <ul className={classes.entries}>
              {mails.map((mail) => (
                <li key={mail.id}>
                  <div className={classes.head}>
                    <span>{[mail.recipient_email, ...mail.cc].join(', ')}</span>
                    <StatusBadge
                      tone={toneOf(LIKE[mail.state])}
                      label={t(`sending.mail_states.${mail.state}`)}
                    />
                  </div>
                  <p className={text.hint}>
                    {[
                      formatDateTime(mail.created_at),
                      mail.purpose === 'offer'
                        ? (mail.sent_by_name ?? '')
                        : t(`sending.${mail.purpose}`),
                      mail.answer,
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </p>
                  {(mail.state === 'unknown' || mail.state === 'cancelled') && (
                    <p>{t(`sending.${mail.state}_hint`)}</p>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
