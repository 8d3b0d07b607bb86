import { IconRobotFace } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import * as routes from '#modules/agent-profiles/contract/agent-profiles.ts';
import type { AgentProfile } from '#modules/agent-profiles/contract/agent-profiles.ts';
import { agentProfileStatuses } from '#modules/agent-profiles/contract/agent-profile-status.ts';
import { DepartmentFilter } from '#modules/directory/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { LateFilters } from '#platform/web/table/late-filters.tsx';
import { texts } from '../texts.ts';
import { agentProfileColumns } from './agent-profile-columns.tsx';
import { agentProfilesQuery } from './agent-profiles.api.ts';
import { agentProfileListSearch } from './agent-profiles.search.ts';
import { useProfileBatches } from './use-profile-batches.ts';

export function AgentProfileList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const list = useRecordList({
    search: agentProfileListSearch,
    query: ({ page_size: pageSize, ...values }) => agentProfilesQuery({ ...values, pageSize }),
  });
  const batches = useProfileBatches(list.rows ?? []);
  const { search, setSearch } = list;
  const open = ({ id }: AgentProfile) =>
    void navigate({ to: '/orchestration-management/agent-profile/$id', params: { id } });
  const mayRead = useMay('directory:read');
  return (
    <RecordList
      list={list}
      name="agent-profiles"
      title={t('list.title')}
      purpose={t('list.purpose')}
      create={
        useMay('agent-profiles:write') && {
          label: t('list.create'),
          to: '/orchestration-management/agent-profile/create',
        }
      }
      searchHint={t('list.search')}
      filters={
        <>
          <FilterSelect
            label={t('fields.status')}
            all={t('list.current_statuses')}
            values={agentProfileStatuses}
            value={search.status}
            labelOf={(status) => t(`statuses.${status}`)}
            onChange={(status) => setSearch({ status })}
          />
          {mayRead && (
            <LateFilters>
              <DepartmentFilter
                label={t('fields.department')}
                any={t('list.any_department')}
                value={search.department}
                onChange={(department) => setSearch({ department })}
              />
            </LateFilters>
          )}
        </>
      }
      exportPath={routes.agentProfileExport.ticket.path}
      columns={agentProfileColumns(t)}
      failedTitle={t('list.load_failed')}
      onOpen={open}
      selection={batches.selection}
      empty={{ icon: IconRobotFace, title: t('list.empty'), hint: t('list.empty_hint') }}
      noResults={{ title: t('list.no_results'), clear: t('list.clear') }}
    >
      {batches.dialog}
    </RecordList>
  );
}
