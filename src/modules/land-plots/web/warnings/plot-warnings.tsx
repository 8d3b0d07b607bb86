import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PlotWarnings as Warnings } from '#modules/land-plots/contract/warnings.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { writeArea } from '../write-area.ts';
import { texts } from '../texts.ts';
import classes from './warnings.module.css';

interface PlotWarningsProps {
  readonly warnings: Warnings;
  /** Offered where borders cross themselves. */
  readonly repair?: ReactNode;
}

/** What is doubtful about a plot; nothing of it is refused. */
export function PlotWarnings({ warnings, repair }: PlotWarningsProps) {
  const t = useTexts(texts);
  const {
    crossings,
    overlaps,
    same_deed: sameDeed,
    kilometres_outside_province: outside,
  } = warnings;
  return (
    <>
      {crossings.length > 0 && (
        <Notice>
          {t('warnings.crossings', { count: crossings.length })}
          {repair}
        </Notice>
      )}
      {overlaps.length > 0 && (
        <Notice>
          {t('warnings.overlaps', { count: overlaps.length })}
          <ul className={classes.list}>
            {overlaps.map(({ square_metres, ...plot }) => (
              <li key={plot.id}>
                <OtherPlot {...plot} /> {writeArea(t, square_metres)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {sameDeed.length > 0 && (
        <Notice>
          {t('warnings.same_deed', { count: sameDeed.length })}
          <ul className={classes.list}>
            {sameDeed.map((plot) => (
              <li key={plot.id}>
                <OtherPlot {...plot} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {outside !== null && (
        <Notice>{t('warnings.outside', { kilometres: formatNumber(Math.round(outside)) })}</Notice>
      )}
    </>
  );
}

type OtherPlotProps = Warnings['same_deed'][number];

/** Opens beside what is being typed, which is not to be lost. */
function OtherPlot({ id, deed_number, farmer_name, quota_code }: OtherPlotProps) {
  const t = useTexts(texts);
  return (
    <Link to="/land-plots/$id" params={{ id }} target="_blank">
      {t('warnings.plot', { deed: deed_number, farmer: farmer_name, quota: quota_code })}
    </Link>
  );
}
