import { IconChecklist, IconGauge, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { stageColumns, type StageSettings } from './stage-columns.tsx';
import { LazyGateSheet, LazyTemplateSheet } from './stage-sheets.tsx';
import { stageSettingsSearch } from '../records/records.search.ts';
import { gatesQuery, templatesQuery } from './stage-settings.api.ts';
import { texts } from '../texts.ts';

/** What each stage asks for, and what its checklist begins as. */
export function StageSettingsScreen() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(stageSettingsSearch);
  const gates = useQuery(gatesQuery);
  const templates = useQuery(templatesQuery);
  const stages = useMemo(
    () => gates.data && templates.data && settingsOf(gates.data, templates.data),
    [gates.data, templates.data],
  );
  const columns = useColumns(
    'stage-settings',
    useMemo(() => stageColumns(t), [t]),
  );
  const openGate = ({ number }: StageSettings) => setSearch({ gate: String(number) });
  const openTemplate = ({ number }: StageSettings) => setSearch({ template: String(number) });
  const named = (number: string | undefined) =>
    stages?.find((stage) => String(stage.number) === number);
  const both = {
    error: gates.error ?? templates.error,
    isFetching: gates.isFetching || templates.isFetching,
    refetch: () => Promise.all([gates.refetch(), templates.refetch()]),
  };
  return (
    <ListPage title={t('stage_settings.title')} purpose={t('stage_settings.purpose')}>
      <DataTable
        label={t('stage_settings.title')}
        columns={columns}
        rows={stages}
        rowId={({ number }) => String(number)}
        query={both}
        failedTitle={t('stage_settings.load_failed')}
        onOpen={openGate}
        actions={(stage) => [
          {
            label: t('stage_settings.set_gate'),
            icon: IconLock,
            onClick: () => openGate(stage),
          },
          {
            label: t('stage_settings.edit_template'),
            icon: IconChecklist,
            onClick: () => openTemplate(stage),
          },
        ]}
        empty={<EmptyState icon={IconGauge} title={t('stage_settings.title')} />}
      />
      <LazyGateSheet stage={named(search.gate)} onClose={() => setSearch({ gate: undefined })} />
      <LazyTemplateSheet
        stage={named(search.template)}
        onClose={() => setSearch({ template: undefined })}
      />
    </ListPage>
  );
}

type Gates = readonly StageSettings['gate'][];
type Templates = readonly NonNullable<StageSettings['template']>[];

function settingsOf(gates: Gates, templates: Templates): StageSettings[] {
  return gates.map((gate) => ({
    number: gate.stage_number,
    gate,
    template: templates.find(({ stage_number }) => stage_number === gate.stage_number),
  }));
}
