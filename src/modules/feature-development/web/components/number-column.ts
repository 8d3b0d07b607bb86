import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import type { TrackingTexts } from '../texts.ts';

/** The row's place in the whole list. */
export function numberColumn<Row>(t: TrackingTexts): Column<Row, never> {
  return {
    id: 'number',
    header: t('lists.columns.number'),
    align: 'end',
    width: '3.5rem',
    keepTogether: true,
    cell: (_row, number) => formatNumber(number),
  };
}
