import { useParams } from '@tanstack/react-router';
import { AgentProfileFilter } from '#modules/agent-profiles/web/public.ts';
import type { ListedSow } from '#modules/feature-development/contract/sows.ts';
import { sowSortKeys } from '#modules/feature-development/contract/record-sort-keys.ts';
import { sowStatuses } from '#modules/feature-development/contract/record-statuses.ts';
import { phases } from '#modules/feature-development/contract/phases.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { LateFilters } from '#platform/web/table/late-filters.tsx';
import { DueDateFilter } from '../records/due-filter.tsx';
import { useSeveralSows } from '../edits/use-several-sows.tsx';
import { toCall } from '../records/record-calls.ts';
import { sowListSearch } from '../records/records.search.ts';
import { sowsQuery } from '../records/sows.api.ts';
import { phaseName } from '../records/terms.tsx';
import { useListPage } from '../records/use-list-page.tsx';
import { useRecordPath } from '../records/use-record-path.ts';
import { AssigneeFilter, StatusFilter, TagFilter } from '../records/work-filters.tsx';
import { addressOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { sowColumns } from './sow-columns.tsx';
import { sowRows } from './sow-rows.ts';

export function SowList() {
  const t = useTexts(texts);
  const { scope, isMixed, purpose, ...around } = useScope();
  const list = useRecordList({
    search: sowListSearch,
    query: (values) => sowsQuery({ ...toCall(values, sowSortKeys), ...scope }),
  });
  const { search, setSearch } = list;
  const mayReadProfiles = useMay('agent-profiles:read');
  const several = useSeveralSows(list.rows);
  const page = useListPage<ListedSow>({ ...around, ...sowRows(t) });
  return (
    <>
      <RecordList
        {...page}
        list={list}
        selection={several.selection}
        purpose={purpose}
        filters={
          <>
            {mayReadProfiles && (
              <LateFilters>
                <AgentProfileFilter
                  label={t('fields.agent_profile')}
                  any={t('lists.filters.any_agent_profile')}
                  value={search.agent_profile_id}
                  onChange={(agent_profile_id) => setSearch({ agent_profile_id })}
                />
              </LateFilters>
            )}
            <FilterSelect
              label={t('fields.phase')}
              all={t('lists.all_phases')}
              values={phases}
              value={search.phase}
              labelOf={(phase) => phaseName(t, phase)}
              onChange={(phase) => setSearch({ phase })}
            />
            <StatusFilter
              values={sowStatuses}
              value={search.status}
              onChange={(status) => setSearch({ status })}
            />
            <DueDateFilter values={search} onChange={setSearch} />
            <TagFilter value={search.tag} onChange={(tag) => setSearch({ tag })} />
            <AssigneeFilter
              value={search.assignee}
              onChange={(assignee) => setSearch({ assignee })}
            />
          </>
        }
        exportChoices={{ ...toCall(list.choices, sowSortKeys), ...scope }}
        columns={sowColumns(t, isMixed)}
      />
      {several.dialog}
    </>
  );
}

/** The SOWs that the address names, and what that means for the page. */
function useScope() {
  const t = useTexts(texts);
  const { valueStreamId, sopId } = useParams({ strict: false });
  const { valueStream, sop } = useRecordPath();
  if (valueStreamId === undefined) {
    return {
      scope: {},
      isMixed: true,
      purpose: t('lists.sows.all_purpose'),
      create: { to: paths.newSow },
    };
  }
  if (sopId === undefined) {
    return {
      scope: { value_stream_id: valueStreamId },
      isMixed: true,
      purpose: t('lists.sows.stream_purpose', { name: valueStream?.name ?? '' }),
      parent: {
        to: addressOf(paths.valueStream, { valueStreamId }),
        label: t('lists.sops.parent'),
      },
      create: { to: paths.newSow, search: { value_stream_id: valueStreamId } },
    };
  }
  return {
    // The value stream follows from the SOP.
    scope: { sop_id: sopId },
    isMixed: false,
    purpose: t('lists.sows.purpose', { name: sop?.name ?? '' }),
    parent: { to: addressOf(paths.sop, { valueStreamId, sopId }), label: t('lists.sows.parent') },
    create: { to: addressOf(paths.createSow, { valueStreamId, sopId }) },
  };
}
