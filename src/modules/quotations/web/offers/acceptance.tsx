import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { ProgressBadges } from '../order-progress/progress-badges.tsx';
import { answersQuery } from '../sending/sending.api.ts';
import { texts } from '../texts.ts';
import classes from './offers.module.css';

/** Who accepted a quotation, and what comes next. */
export function Acceptance({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const { id, answered_at, status_reason, order_progress } = quotation;
  const { data: answers } = useQuery(answersQuery({ id }));
  const answer = answers?.find(({ kind }) => kind === 'accepted');
  const at = formatDateTime(answered_at ?? quotation.updated_at);
  return (
    <Panel title={t('detail.acceptance')}>
      <div className={classes.acceptance}>
        {answers !== undefined && (
          <span>
            {answer === undefined
              ? [t('detail.accepted_at', { at }), status_reason].filter(Boolean).join(' · ')
              : t('detail.accepted_by', { name: answer.name, at })}
          </span>
        )}
        <ProgressBadges progress={order_progress} />
        <Link to="/quotations/$id" params={{ id }} search={{ tab: 'orders' }}>
          {t('detail.record_progress')}
        </Link>
      </div>
    </Panel>
  );
}
