import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { contractedPlotsQuery } from './warnings.api.ts';
import classes from './warnings.module.css';

interface OtherContractsProps {
  readonly quotaId: string;
  readonly plotIds: readonly string[];
  /** The contract that has these plots, if it is stored. */
  readonly contractId: string | undefined;
}

/** Warns of plots that are in another contract of the same season; it opens beside what is being typed. */
export function OtherContracts({ quotaId, plotIds, contractId }: OtherContractsProps) {
  const t = useTexts(texts);
  const query = useQuery(contractedPlotsQuery({ quotaId }));
  const elsewhere = (query.data ?? []).filter(
    (plot) => plotIds.includes(plot.plotId) && plot.contractId !== contractId,
  );
  const others = new Map(elsewhere.map((plot) => [plot.contractId, plot]));
  if (others.size === 0) return null;
  const deedsIn = (id: string) =>
    formatList(
      elsewhere.filter((plot) => plot.contractId === id).map(({ deedNumber }) => deedNumber),
    );
  return (
    <Notice>
      {t('warnings.plots_elsewhere')}
      <ul className={classes.list}>
        {[...others.values()].map(({ contractId: id, code, status }) => (
          <li key={id}>
            <Link to="/contracts/$id" params={{ id }} target="_blank">
              {code}
            </Link>{' '}
            {`(${t(`statuses.${status}`)}): ${deedsIn(id)}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
