import type { Survey } from '#modules/cane-surveys/contract/surveys.ts';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { UnbrokenWords } from '#platform/web/page/unbroken-words.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { SurveyTexts } from '../texts.ts';
import { Standing } from './standing.tsx';

/** The columns of the list of surveys. */
export function surveyColumns(
  t: SurveyTexts,
): Column<Survey, 'surveyed_at' | 'created_at' | 'tons_per_rai' | 'height_cm'>[] {
  const number = (value: number | null) => (value === null ? '' : formatNumber(rounded(value)));
  return [
    {
      id: 'deed_number',
      header: t('fields.deed_number'),
      names: true,
      cell: ({ id, deed_number, farmer_name }) => (
        <NameCell name={deed_number} to={`/cane-surveys/${id}`} detail={farmer_name} />
      ),
    },
    {
      id: 'surveyed_at',
      header: t('fields.surveyed_at'),
      sort: 'surveyed_at',
      cell: ({ surveyed_at }) => formatDateTime(surveyed_at),
    },
    {
      id: 'cane_type',
      header: t('fields.cane_type'),
      cell: ({ cane_type }) => cane_type && t(`cane_types.${cane_type}`),
    },
    { id: 'cane_variety', header: t('fields.cane_variety'), cell: (row) => row.cane_variety },
    {
      id: 'height_cm',
      header: t('fields.height_cm'),
      sort: 'height_cm',
      align: 'end',
      cell: ({ height_cm }) => number(height_cm),
    },
    {
      id: 'tons_per_rai',
      header: t('fields.tons_per_rai'),
      sort: 'tons_per_rai',
      align: 'end',
      cell: ({ tons_per_rai }) => number(tons_per_rai),
    },
    {
      id: 'metres_from_plot',
      header: t('fields.standing'),
      cell: ({ metres_from_plot }) => <Standing metres={metres_from_plot} />,
    },
    {
      id: 'surveyor_name',
      header: t('fields.surveyor_name'),
      cell: ({ surveyor_name }) =>
        surveyor_name !== null && <UnbrokenWords>{surveyor_name}</UnbrokenWords>,
    },
  ];
}

/** With one decimal: more is not known of an estimate. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
