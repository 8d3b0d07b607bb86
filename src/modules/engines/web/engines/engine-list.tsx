import { IconEngine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as routes from '#modules/engines/contract/engines.ts';
import type { ListedEngine } from '#modules/engines/contract/engines.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { DeleteEngine } from './delete-engine.tsx';
import { engineColumns } from './engine-columns.tsx';
import { EngineFilters } from './engine-filters.tsx';
import { EngineCards } from './engine-statistics.tsx';
import { enginesQuery, statisticsQuery } from './engines.api.ts';
import { engineListSearch } from './engines.search.ts';
import { useBanner } from './use-banner.tsx';

export function EngineList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('engines:write');
  const list = useRecordList({ search: engineListSearch, query: enginesQuery });
  const statistics = useQuery(statisticsQuery());
  const deletion = useRecordWindow<ListedEngine>();
  const { say, banner } = useBanner();
  const open = ({ id }: ListedEngine) =>
    void navigate({ to: '/engine-management/$id', params: { id } });
  const rowActions = useRowActions<ListedEngine>({
    view: open,
    edit:
      mayWrite &&
      (({ id }) => void navigate({ to: '/engine-management/$id/edit', params: { id } })),
    remove: useMay('engines:delete') && deletion.open,
  });
  return (
    <RecordList
      list={list}
      name="engines"
      title={t('list.title')}
      purpose={t('list.purpose')}
      refreshLabel={t('list.refresh')}
      alsoRefreshed={statistics}
      create={
        mayWrite && {
          label: t('list.create'),
          firstLabel: t('list.create_first'),
          to: '/engine-management/create',
        }
      }
      statistics={<EngineCards figures={statistics.data} failed={statistics.isError} />}
      notice={banner}
      searchHint={t('list.search')}
      filters={<EngineFilters {...list} />}
      exportPath={routes.engineExport.ticket.path}
      columns={engineColumns(t)}
      failedTitle={t('banners.load_failed')}
      onOpen={open}
      rowActions={rowActions}
      empty={{ icon: IconEngine, title: t('list.empty_title'), hint: t('list.empty_text') }}
      noResults={{
        title: t('list.no_results'),
        hint: t('list.no_results_hint'),
        clear: t('list.clear'),
      }}
    >
      {deletion.draw((engine, window) => (
        <DeleteEngine engine={engine} {...window} onSaid={say} />
      ))}
    </RecordList>
  );
}
