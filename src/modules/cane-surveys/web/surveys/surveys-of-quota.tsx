import { IconRulerMeasure } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useQuota } from '#modules/farmer-quotas/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { texts } from '../texts.ts';
import { surveyColumns } from './survey-columns.tsx';
import { surveysQuery } from './surveys.api.ts';

const PAGE_SIZE = 10;

/** The surveys of a grower's land through the seasons, the latest first: a tab of the quota's screen. */
export function SurveysOfQuota({ id: quotaId }: { readonly id: string }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const farmer_id = useQuota(quotaId)?.farmer_id;
  const query = useQuery({
    ...surveysQuery({ farmer_id, page, page_size: PAGE_SIZE }),
    enabled: farmer_id !== undefined,
  });
  return (
    <RecordTable
      name="surveys-of-quota"
      label={t('list.title')}
      columns={surveyColumns(t).map(({ sort: _sort, ...column }) => column)}
      query={query}
      failedTitle={t('list.load_failed')}
      onOpen={({ id }) => void navigate({ to: '/cane-surveys/$id', params: { id } })}
      paging={{
        page,
        pageSize: PAGE_SIZE,
        usualSize: PAGE_SIZE,
        total: query.data?.total ?? 0,
        onPage: setPage,
      }}
      empty={{ icon: IconRulerMeasure, title: t('list.none_of_farmer') }}
    />
  );
}
