import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { contractedPlotsQuery } from './contracts.api.ts';

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
  return [...others.values()].map(({ contractId: id, code, status }) => {
    const plots = elsewhere.filter((plot) => plot.contractId === id);
    const deeds = formatList(plots.map(({ deedNumber }) => deedNumber));
    return (
      <Notice key={id}>
        {t('warnings.plots_elsewhere', { deeds })}{' '}
        <Link to="/contracts/$id" params={{ id }} target="_blank">
          {code}
        </Link>{' '}
        ({t(`statuses.${status}`)})
      </Notice>
    );
  });
}
