import { IconRulerMeasure } from '@tabler/icons-react';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordSheets } from '#platform/web/records/use-record-sheets.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { nameOf, otherNameOf } from '../product-name.ts';
import { texts } from '../texts.ts';
import { unitActions, unitsQuery } from './units.api.ts';
import { unitListSearch } from './units.search.ts';

const UnitSheet = whenOpened(async () => (await import('./unit-sheet.tsx')).UnitSheet);

/** In what the company counts its products. */
export function UnitList() {
  const t = useTexts(texts);
  const list = useRecordList({ search: unitListSearch, query: unitsQuery });
  const sheets = useRecordSheets(list, {
    create: t('units.create'),
    mayWrite: useMay('products:write'),
    mayDelete: useMay('products:delete'),
    Sheet: UnitSheet,
    actions: unitActions,
    nameOf,
  });
  return (
    <RecordList
      list={list}
      name="product-units"
      title={t('list.units')}
      purpose={t('units.purpose')}
      searchHint={t('units.search')}
      columns={[
        {
          id: 'name',
          header: t('fields.unit_id'),
          sort: 'name',
          names: true,
          cell: (unit) => <NameCell name={nameOf(unit)} detail={otherNameOf(unit)} />,
        },
        {
          id: 'product_count',
          header: t('fields.product_count'),
          align: 'end',
          cell: ({ product_count }) => formatNumber(product_count),
        },
      ]}
      empty={{ icon: IconRulerMeasure }}
      {...sheets}
    />
  );
}
