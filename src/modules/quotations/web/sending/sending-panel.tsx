import { useQuery } from '@tanstack/react-query';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { LinksPanel } from './links-panel.tsx';
import { SendForm } from './send-form.tsx';
import { answersQuery, mailsQuery } from './sending.api.ts';

const SENDABLE = ['approved', 'sent', 'accepted'];

/** How a quotation reaches the customer, and what the customer said. */
export function SendingPanel({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const { id, status } = quotation;
  const maySend = useMay('quotations:write') && SENDABLE.includes(status);
  const { data: mails = [] } = useQuery(mailsQuery({ id }));
  const { data: answers = [] } = useQuery(answersQuery({ id }));
  return (
    <Stack>
      {maySend && (
        <Panel title={t('sending.title')}>
          <SendForm key={id} quotation={quotation} />
        </Panel>
      )}
      <Panel title={t('sending.mails')}>
        {mails.length === 0 && <p className={text.hint}>{t('sending.no_mails')}</p>}
        {mails.map((mail) => (
          <div key={mail.id}>
            <p>{`${mail.recipient_email} · ${t(`sending.mail_states.${mail.state}`)}`}</p>
            <p className={text.hint}>
              {[formatDateTime(mail.created_at), mail.sent_by_name ?? '', mail.answer]
                .filter((part) => part !== '')
                .join(' · ')}
            </p>
            {mail.state === 'unknown' && <p>{t('sending.unknown_hint')}</p>}
          </div>
        ))}
      </Panel>
      <LinksPanel id={id} maySend={maySend} />
      <Panel title={t('sending.answers')}>
        {answers.length === 0 && <p className={text.hint}>{t('sending.no_answers')}</p>}
        {answers.map((answer) => (
          <div key={answer.id}>
            <p>{`${t(`sending.answer_kinds.${answer.kind}`)} · ${answer.name}`}</p>
            <p className={text.hint}>
              {[formatDateTime(answer.created_at), answer.text]
                .filter((part) => part !== '')
                .join(' · ')}
            </p>
            {answer.signature !== '' && (
              <svg
                viewBox="0 0 600 200"
                width={180}
                role="img"
                aria-label={t('sending.signature_of', { name: answer.name })}
              >
                <rect width="600" height="200" fill="#fff" />
                <path d={answer.signature} fill="none" stroke="#111" strokeWidth={4} />
              </svg>
            )}
          </div>
        ))}
      </Panel>
    </Stack>
  );
}
