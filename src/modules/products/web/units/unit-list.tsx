import { IconRulerMeasure } from '@tabler/icons-react';
import type { Unit } from '#modules/products/contract/units.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteRecord } from '#platform/web/records/delete-dialog.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
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
  const mayWrite = useMay('products:write');
  const list = useRecordList({ search: unitListSearch, query: unitsQuery });
  const sheet = useRecordWindow<Unit>();
  const deletion = useRecordWindow<Unit>();
  const remove = unitActions.useDelete();
  const rowActions = useRowActions<Unit>({
    edit: mayWrite && sheet.open,
    remove: useMay('products:delete') && deletion.open,
  });
  return (
    <RecordList
      list={list}
      name="product-units"
      title={t('list.units')}
      purpose={t('units.purpose')}
      create={
        mayWrite && { label: t('units.create'), onClick: () => list.setSearch({ create: '1' }) }
      }
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
      rowActions={rowActions}
      empty={{ icon: IconRulerMeasure }}
    >
      <UnitSheet
        opened={mayWrite && list.search.create !== undefined}
        onClose={() => list.setSearch({ create: undefined })}
      />
      {sheet.draw((stored, window) => (
        <UnitSheet stored={stored} {...window} />
      ))}
      {deletion.draw((unit, window) => (
        <DeleteRecord record={{ ...unit, name: nameOf(unit) }} action={remove} {...window} />
      ))}
    </RecordList>
  );
}
