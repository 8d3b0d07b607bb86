import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { EmployeeSelect } from '#modules/directory/web/public.ts';
import { PlotSelect } from '#modules/land-plots/web/public.ts';
import { DateInput } from '#platform/web/date/date-input.tsx';
import { isDay } from '#platform/web/date/is-day.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import text from '#platform/web/page/text.module.css';
import { useMay, useViewer } from '#platform/web/shell/viewer.ts';
import { today } from '../field/field-days.ts';
import { FIELD } from '../field-address.ts';
import { texts } from '../texts.ts';
import { planSearch } from './plan.search.ts';
import { PlannedVisits } from './planned-visits.tsx';
import { usePlanVisit, visitsQuery } from './visits.api.ts';
import classes from './visits.module.css';

const MOST_SHOWN = 100;

/** Which plots somebody visits on a day, and in which order. */
export function PlanScreen(): ReactNode {
  const t = useTexts(texts);
  const { employeeId, name } = useViewer();
  const [search, setSearch] = useSearchState(planSearch);
  const planned_on = isDay(search.planned_on ?? '') ? (search.planned_on ?? '') : today();
  const managesSurveys = useMay('cane-surveys:manage');
  const surveyor_id = search.surveyor_id ?? (managesSurveys ? undefined : employeeId);
  const query = useQuery({
    ...visitsQuery({ planned_on, surveyor_id, page_size: MOST_SHOWN }),
    enabled: surveyor_id !== undefined || managesSurveys,
  });
  const visits = query.data?.data;
  const nameOf = (id: number) =>
    id === employeeId ? name : (visits?.[0]?.surveyor_name ?? `#${id}`);
  return (
    <ListPage
      title={t('plan.title')}
      purpose={t('plan.purpose')}
      back={{ to: '/cane-surveys', label: t('list.back') }}
      actions={
        <Button
          component="a"
          href={FIELD}
          variant="default"
          leftSection={<IconDeviceMobile size={16} />}
        >
          {t('list.go_to_field')}
        </Button>
      }
    >
      <div className={classes.choices}>
        <DateInput
          label={t('fields.planned_on')}
          value={planned_on}
          onChange={(day) => isDay(day) && setSearch({ planned_on: day })}
        />
        <Suspense fallback={<TextInput label={t('fields.surveyor_id')} disabled />}>
          {surveyor_id !== undefined && query.isPending ? (
            <TextInput label={t('fields.surveyor_id')} disabled />
          ) : (
            <EmployeeSelect
              label={t('fields.surveyor_id')}
              placeholder={managesSurveys ? t('plan.everybody') : undefined}
              present={
                surveyor_id === undefined ? null : { id: surveyor_id, name: nameOf(surveyor_id) }
              }
              onChange={(id) => setSearch({ surveyor_id: id ?? undefined })}
            />
          )}
        </Suspense>
      </div>
      {surveyor_id === undefined && !managesSurveys && <Notice>{t('plan.choose_surveyor')}</Notice>}
      {surveyor_id === undefined && managesSurveys && (
        <>
          <p className={text.dimmed}>{t('plan.everybody_hint')}</p>
          <PlannedVisits query={query} ofEverybody />
        </>
      )}
      {surveyor_id !== undefined && (
        <>
          <AddPlot
            planned_on={planned_on}
            surveyor_id={surveyor_id}
            place={Math.max(0, ...(visits ?? []).map((visit) => visit.place)) + 1}
          />
          <PlannedVisits query={query} />
        </>
      )}
    </ListPage>
  );
}

interface AddPlotProps {
  readonly planned_on: string;
  readonly surveyor_id: number;
  /** The next one of the day. */
  readonly place: number;
}

/** Each plot that is chosen is added at the end; the field is empty again for the next one. */
function AddPlot(day: AddPlotProps): ReactNode {
  const t = useTexts(texts);
  const [added, setAdded] = useState(0);
  const plan = usePlanVisit({ onSuccess: () => setAdded((count) => count + 1) });
  return (
    <Suspense fallback={<Skeleton height={60} />}>
      <PlotSelect
        key={added}
        label={t('plan.add')}
        placeholder={t('plan.add_hint')}
        onChange={(plot_id) => plot_id !== null && plan.mutate({ ...day, plot_id })}
      />
    </Suspense>
  );
}
