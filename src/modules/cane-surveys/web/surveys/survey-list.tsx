import { IconRulerMeasure } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  caneTypes,
  leafColors,
  standingPlaces,
} from '#modules/cane-surveys/contract/survey-choices.ts';
import * as contract from '#modules/cane-surveys/contract/surveys.ts';
import type { Survey } from '#modules/cane-surveys/contract/surveys.ts';
import { OfficeFilter, SeasonFilter } from '#modules/farmer-quotas/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteRecord } from '#platform/web/records/delete-dialog.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { LateFilters } from '#platform/web/table/late-filters.tsx';
import { texts } from '../texts.ts';
import { SurveyButtons } from './survey-buttons.tsx';
import { surveyColumns } from './survey-columns.tsx';
import { surveyActions, surveysQuery } from './surveys.api.ts';
import { surveyListSearch } from './surveys.search.ts';

/** All surveys of the company. */
export function SurveyList(): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const list = useRecordList({ search: surveyListSearch, query: surveysQuery });
  const deletion = useRecordWindow<Survey>();
  const remove = surveyActions.useDelete();
  const open = ({ id }: Survey) => void navigate({ to: '/cane-surveys/$id', params: { id } });
  const rowActions = useRowActions<Survey>({
    view: open,
    edit:
      useMay('cane-surveys:write') &&
      (({ id }) => void navigate({ to: '/cane-surveys/$id/edit', params: { id } })),
    remove: useMay('cane-surveys:delete') && deletion.open,
  });
  return (
    <RecordList
      list={list}
      name="cane-surveys"
      title={t('list.title')}
      purpose={t('list.purpose')}
      actions={<SurveyButtons />}
      searchHint={t('list.search')}
      filters={
        <>
          <LateFilters count={2}>
            <SeasonFilter
              value={list.search.season_id}
              onChange={(season_id) => list.setSearch({ season_id })}
            />
            <OfficeFilter
              value={list.search.office_id}
              onChange={(office_id) => list.setSearch({ office_id })}
            />
          </LateFilters>
          <FilterSelect
            label={t('fields.cane_type')}
            all={t('list.all_cane_types')}
            values={caneTypes}
            value={list.search.cane_type}
            labelOf={(type) => t(`cane_types.${type}`)}
            onChange={(cane_type) => list.setSearch({ cane_type })}
          />
          <FilterSelect
            label={t('fields.leaf_color')}
            all={t('list.all_leaf_colors')}
            values={leafColors}
            value={list.search.leaf_color}
            labelOf={(color) => t(`leaf_colors.${color}`)}
            onChange={(leaf_color) => list.setSearch({ leaf_color })}
          />
          <FilterSelect
            label={t('fields.standing')}
            all={t('list.all_standing')}
            values={standingPlaces}
            value={list.search.standing}
            labelOf={(place) => t(`standing.${place}`)}
            onChange={(standing) => list.setSearch({ standing })}
          />
        </>
      }
      exportPath={contract.surveyExport.ticket.path}
      columns={surveyColumns(t)}
      onOpen={open}
      rowActions={rowActions}
      empty={{ icon: IconRulerMeasure, hint: t('list.empty_hint') }}
    >
      {deletion.draw((survey, window) => (
        <DeleteRecord
          record={{ ...survey, name: survey.deed_number }}
          action={remove}
          {...window}
        />
      ))}
    </RecordList>
  );
}
