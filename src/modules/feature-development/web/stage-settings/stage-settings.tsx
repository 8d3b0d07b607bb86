import { IconChecklist, IconGauge, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { recordSheet } from '#platform/web/records/record-sheet.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { stageColumns, type StageSettings } from './stage-columns.tsx';
import { stageSettingsSearch } from '../records/records.search.ts';
import { gatesQuery, templatesQuery } from './stage-settings.api.ts';
import { texts } from '../texts.ts';

const GateSheet = recordSheet(async () => (await import('./gate-sheet.tsx')).GateSheet);
const TemplateSheet = recordSheet(async () => (await import('./template-sheet.tsx')).TemplateSheet);

export function StageSettingsScreen() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(stageSettingsSearch);
  const gates = useQuery(gatesQuery());
  const templates = useQuery(templatesQuery());
  const stages =
    templates.data &&
    gates.data?.map((gate): StageSettings => {
      const id = gate.stage_number;
      return { id, gate, template: templates.data.find((each) => each.stage_number === id) };
    });
  const openGate = ({ id }: StageSettings) => setSearch({ gate: String(id) });
  const stageAt = (id: string | undefined) => stages?.find((stage) => String(stage.id) === id);
  return (
    <ListPage title={t('stage_settings.title')} purpose={t('stage_settings.purpose')}>
      <RecordTable
        name="stage-settings"
        label={t('stage_settings.title')}
        columns={stageColumns(t)}
        query={{
          data: stages,
          error: gates.error ?? templates.error,
          isFetching: gates.isFetching || templates.isFetching,
          refetch: () => Promise.all([gates.refetch(), templates.refetch()]),
        }}
        failedTitle={t('stage_settings.load_failed')}
        onOpen={openGate}
        actions={(stage) => [
          { label: t('stage_settings.set_gate'), icon: IconLock, onClick: () => openGate(stage) },
          {
            label: t('stage_settings.edit_template'),
            icon: IconChecklist,
            onClick: () => setSearch({ template: String(stage.id) }),
          },
        ]}
        empty={{ icon: IconGauge, title: t('stage_settings.title') }}
      />
      <GateSheet record={stageAt(search.gate)} onClose={() => setSearch({ gate: undefined })} />
      <TemplateSheet
        record={stageAt(search.template)}
        onClose={() => setSearch({ template: undefined })}
      />
    </ListPage>
  );
}
