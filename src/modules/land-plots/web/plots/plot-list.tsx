import { Button } from '@mantine/core';
import { IconArrowRight, IconMap2, IconPolygon, IconSettings } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProvinceName } from '#modules/geography/web/public.ts';
import * as contract from '#modules/land-plots/contract/plots.ts';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { MenuEntry } from '#platform/web/menu/menu.tsx';
import { MoreMenu } from '#platform/web/menu/more-menu.tsx';
import type { BesideRows } from '#platform/web/navigation/use-search-state.ts';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { shapeExportEntries } from '../shape-export/export-shapes.ts';
import { texts } from '../texts.ts';
import { DeletePlot } from './delete-plot.tsx';
import { plotColumns } from './plot-columns.tsx';
import { PlotFilters, withPlaceCodes } from './plot-filters.tsx';
import { plotsQuery } from './plots.api.ts';
import { plotListSearch } from './plots.search.ts';

const TakeOver = whenOpened(async () => (await import('../take-over/take-over.tsx')).TakeOver);

type Values = (typeof plotListSearch)['defaults'];

/** The land of the growers. */
export function PlotList(): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('land-plots:write');
  const mayDelete = useMay('land-plots:delete');
  const mayManage = useMay('land-plots:manage');
  const list = useRecordList({
    search: plotListSearch,
    query: ({ take_over: _window, ...values }: Omit<Values, BesideRows>) =>
      plotsQuery(withPlaceCodes(values)),
  });
  const { take_over: _window, ...chosen } = list.choices;
  const choices = withPlaceCodes(chosen);
  const provinceName = useProvinceName();
  const deletion = useRecordWindow<Plot>();
  const open = ({ id }: Plot) => void navigate({ to: '/land-plots/$id', params: { id } });
  const edit = ({ id }: Plot) => void navigate({ to: '/land-plots/$id/edit', params: { id } });
  const rowActions = useRowActions<Plot>({
    view: open,
    edit: mayWrite && edit,
    remove: mayDelete && deletion.open,
  });
  const more: MenuEntry[] = [
    ...shapeExportEntries(t, choices),
    ...(mayManage
      ? [
          {
            label: t('take_over.open'),
            icon: IconArrowRight,
            separated: true,
            onClick: () => list.setSearch({ take_over: '1' }),
          },
          {
            label: t('list.settings'),
            icon: IconSettings,
            onClick: () => void navigate({ to: '/land-plots/settings' }),
          },
        ]
      : []),
  ];
  return (
    <RecordList
      list={list}
      name="land-plots"
      title={t('list.title')}
      purpose={t('list.purpose')}
      create={mayWrite && { label: t('list.create'), to: '/land-plots/create' }}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconMap2 size={16} />}
            renderRoot={(root) => <Link {...root} to="/land-plots/map" />}
          >
            {t('list.map')}
          </Button>
          <MoreMenu entries={more} />
        </>
      }
      searchHint={t('list.search')}
      filters={<PlotFilters {...list} />}
      exportPath={contract.plotExport.ticket.path}
      exportChoices={choices}
      failedTitle={t('list.failed')}
      columns={plotColumns(t, { nameOfProvince: provinceName })}
      onOpen={open}
      rowActions={rowActions}
      empty={{ icon: IconPolygon, hint: t('list.empty_hint') }}
    >
      {deletion.draw((plot, window) => (
        <DeletePlot plot={plot} {...window} />
      ))}
      <TakeOver
        opened={mayManage && list.search.take_over !== undefined}
        onClose={() => list.setSearch({ take_over: undefined })}
      />
    </RecordList>
  );
}
