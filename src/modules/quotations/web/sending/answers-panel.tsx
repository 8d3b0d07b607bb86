import { useQuery } from '@tanstack/react-query';
import type { OfferAnswer } from '#modules/quotations/contract/offer-page.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf, type StatusWord } from '#platform/web/feedback/status-tones.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { answersQuery } from './sending.api.ts';
import classes from './sending.module.css';

const LIKE: Readonly<Record<OfferAnswer['kind'], StatusWord>> = {
  accepted: 'accepted',
  rejected: 'rejected',
  question: 'pending',
};

/** What the customer said behind a link. */
export function AnswersPanel({ id }: { readonly id: string }) {
  const t = useTexts(texts);
  return (
    <Panel title={t('sending.answers')}>
      <Loaded
        query={useQuery(answersQuery({ id }))}
        failedTitle={t('sending.load_failed')}
        height={48}
      >
        {(answers) =>
          answers.length === 0 ? (
            <p className={text.hint}>{t('sending.no_answers')}</p>
          ) : (
            <ul className={classes.entries}>
              {answers.map((answer) => (
                <li key={answer.id}>
                  <div className={classes.head}>
                    <span>{answer.name}</span>
                    <StatusBadge
                      tone={toneOf(LIKE[answer.kind])}
                      label={t(`sending.answer_kinds.${answer.kind}`)}
                    />
                  </div>
                  <p className={text.hint}>{formatDateTime(answer.created_at)}</p>
                  {answer.text !== '' && <p className={text.typed}>{answer.text}</p>}
                  {answer.signature !== '' && <Signature answer={answer} />}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Signature({ answer: { name, signature } }: { readonly answer: OfferAnswer }) {
  const t = useTexts(texts);
  return (
    <svg
      className={classes.signature}
      viewBox="0 0 600 200"
      role="img"
      aria-label={t('sending.signature_of', { name })}
    >
      <path d={signature} fill="none" stroke="#111" strokeWidth={4} />
    </svg>
  );
}
