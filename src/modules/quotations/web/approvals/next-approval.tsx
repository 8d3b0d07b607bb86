import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { quotationsQuery } from '../quotations/quotations.api.ts';
import { texts } from '../texts.ts';
import classes from './approvals.module.css';

/** After a decision: the quotation that has waited longest for this person, and the way to all of them. */
export function NextApproval() {
  const t = useTexts(texts);
  const query = quotationsQuery({ awaiting: 'me', sort: 'updated_at', page_size: 1 });
  const { data: waiting } = useQuery(query);
  if (waiting === undefined) return null;
  const { data, total } = waiting;
  const [next] = data;
  return (
    <section className={classes.decision} aria-label={t('approvals.next_title')}>
      {next === undefined ? (
        <>
          {t('approvals.none_next')}
          <Link to="/">{t('approvals.others_waiting')}</Link>
        </>
      ) : (
        <>
          <Link to="/quotations/$id" params={{ id: next.id }}>
            {t('approvals.next', { number: next.quotation_number, customer: next.customer_name })}
          </Link>
          {total > 1 && (
            <Link to="/quotations" search={{ awaiting: 'me' }}>
              {t('approvals.all_waiting', { count: formatNumber(total) })}
            </Link>
          )}
        </>
      )}
    </section>
  );
}
