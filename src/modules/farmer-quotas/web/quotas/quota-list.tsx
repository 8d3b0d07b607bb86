import {
  IconChartBar,
  IconChecklist,
  IconFileAlert,
  IconPencilQuestion,
  IconPlant2,
  IconSettings,
  IconFileImport,
} from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { editableStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import * as exports from '#modules/farmer-quotas/contract/quota-export.ts';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { useProvinceName } from '#modules/geography/web/public.ts';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { importAddress } from '#platform/web/file-import/import-address.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { MenuEntry } from '#platform/web/menu/menu.tsx';
import { MoreMenu } from '#platform/web/menu/more-menu.tsx';
import type { BesideRows } from '#platform/web/navigation/use-search-state.ts';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ALL_SEASONS, useSeasons } from '../seasons/use-seasons.ts';
import { texts } from '../texts.ts';
import { useVerifySeveral } from './use-verify-several.tsx';
import { DeleteQuota } from './delete-quota.tsx';
import { isPersonal } from './is-personal.ts';
import { quotaColumns } from './quota-columns.tsx';
import { QuotaFilters } from './quota-filters.tsx';
import { quotasQuery } from './quotas.api.ts';
import { quotaListSearch } from './quotas.search.ts';
import { StatusChips } from './status-chips.tsx';

const ImportQuotas = whenOpened(
  async () => (await import('../quota-import/import-quotas.tsx')).ImportQuotas,
);
const ExportUnmasked = whenOpened(
  async () => (await import('./export-unmasked.tsx')).ExportUnmasked,
);

type Values = (typeof quotaListSearch)['defaults'];

/** The growers of a season. */
export function QuotaList(): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('farmer-quotas:write');
  const mayDelete = useMay('farmer-quotas:delete');
  const mayVerify = useMay('farmer-quotas:verify');
  const mayManage = useMay('farmer-quotas:manage');
  const mayExport = useMay('farmer-quotas:export_personal');
  const { seasons, current, isSettled } = useSeasons();
  const isSeasonKnown = (chosen: string | undefined) => chosen !== undefined || isSettled;
  const seasonOf = (chosen: string | undefined) =>
    chosen === ALL_SEASONS ? undefined : (chosen ?? current);
  const list = useRecordList({
    search: quotaListSearch,
    isPrivate: isPersonal,
    query: ({ season, ...values }: Omit<Values, BesideRows>) => ({
      ...quotasQuery({ ...placesOf(values), season: seasonOf(season) }),
      // Until the seasons are known it is not known which rows are wanted.
      enabled: isSeasonKnown(season),
    }),
  });
  const season = seasonOf(list.search.season);
  const choices = { ...placesOf(list.choices), season };
  const provinceName = useProvinceName();
  const deletion = useRecordWindow<Quota>();
  const unmasked = useRecordWindow<object>();
  const { selection, dialog } = useVerifySeveral(list.rows ?? []);
  const open = ({ id }: Quota) => void navigate({ to: '/farmer-quotas/$id', params: { id } });
  const edit = ({ id }: Quota) => void navigate({ to: '/farmer-quotas/$id/edit', params: { id } });
  const usual = useRowActions<Quota>({ view: open });
  const changing = useRowActions<Quota>({
    edit: mayWrite && edit,
    remove: mayDelete && deletion.open,
    removeLabel: t('list.delete'),
  });
  const more: MenuEntry[] = [
    {
      label: t('list.statistics'),
      icon: IconChartBar,
      onClick: () => void navigate({ to: '/farmer-quotas/statistics' }),
    },
    {
      label: t('corrections.open'),
      icon: IconPencilQuestion,
      onClick: () => void navigate({ to: '/farmer-quotas/corrections' }),
    },
    ...(mayManage
      ? [
          {
            label: t('list.settings'),
            icon: IconSettings,
            onClick: () => void navigate({ to: '/farmer-quotas/settings' }),
          },
        ]
      : []),
    ...(mayExport
      ? [
          {
            label: t('unmasked.open'),
            icon: IconFileAlert,
            separated: true,
            onClick: () => unmasked.open(choices),
          },
        ]
      : []),
  ];
  // Without an open season no quota can be added.
  const lacksSeason = seasons !== undefined && current === undefined;
  const addSeason = { label: t('seasons.create'), to: '/farmer-quotas/settings' } as const;
  const addQuota = { label: t('list.create'), to: '/farmer-quotas/create' } as const;
  return (
    <RecordList
      list={list}
      name="farmer-quotas"
      title={t('list.title')}
      purpose={t('list.purpose')}
      create={mayWrite && (lacksSeason && mayManage ? addSeason : addQuota)}
      actions={
        <>
          {mayVerify && (
            <Button
              variant="default"
              leftSection={<IconChecklist size={16} />}
              renderRoot={(root) => <Link {...root} to="/farmer-quotas/verification" />}
            >
              {t('list.verification')}
            </Button>
          )}
          <MoreMenu entries={more} />
          {mayWrite && (
            <Button
              variant="default"
              leftSection={<IconFileImport size={16} />}
              onClick={() => list.setSearch({ import: '1' })}
            >
              {t('import.open')}
            </Button>
          )}
        </>
      }
      statistics={
        <StatusChips
          season={season}
          isSettled={isSeasonKnown(list.search.season)}
          officeId={list.search.office_id}
          value={list.search.status}
          onChange={(status) => list.setSearch({ status })}
        />
      }
      searchHint={t('list.search')}
      filters={<QuotaFilters {...list} />}
      exportPath={exports.quotaExport.ticket.path}
      exportChoices={choices}
      exportNote={t('list.masked_export')}
      failedTitle={t(failureOf(list.query.error).answered ? 'list.failed' : 'list.unreachable')}
      columns={quotaColumns(t, { nameOfProvince: provinceName })}
      onOpen={open}
      rowActions={(quota) => [
        ...usual(quota),
        ...(quota.season_is_open && editableStatuses.includes(quota.quota_status)
          ? changing(quota)
          : []),
      ]}
      selection={selection}
      empty={{ icon: IconPlant2, hint: t(lacksSeason ? 'list.no_season_hint' : 'list.empty_hint') }}
    >
      {dialog}
      {deletion.draw((quota, window) => (
        <DeleteQuota quota={quota} {...window} />
      ))}
      {unmasked.draw((filters, window) => (
        <ExportUnmasked filters={filters} {...window} />
      ))}
      <ImportQuotas
        opened={mayWrite && list.search.import !== undefined}
        address={importAddress(list)}
        onClose={() => list.setSearch({ import: undefined })}
      />
    </RecordList>
  );
}

interface Places {
  readonly contact_province_id?: string;
  readonly contact_district_id?: string;
  readonly contact_subdistrict_id?: string;
}

/** Codes of places are texts in the address. */
function placesOf<Choices extends Places>(choices: Choices) {
  const code = (text: string | undefined) => Number(text) || undefined;
  return {
    ...choices,
    contact_province_id: code(choices.contact_province_id),
    contact_district_id: code(choices.contact_district_id),
    contact_subdistrict_id: code(choices.contact_subdistrict_id),
  };
}
