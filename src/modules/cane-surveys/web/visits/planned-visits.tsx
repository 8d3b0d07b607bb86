import { Textarea } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCalendarPlus,
  IconMapPin,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as contract from '#modules/cane-surveys/contract/visits.ts';
import type { Visit } from '#modules/cane-surveys/contract/visits.ts';
import { EditableCell } from '#platform/web/edit-in-place/editable-cell.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import { addDays } from '../field/field-days.ts';
import { texts } from '../texts.ts';
import { placesAfter } from './places-after.ts';
import { useChangeVisit, useNoteVisit, useRemoveVisit, useResumeVisit } from './visits.api.ts';

const TONES = {
  planned: toneOf('scheduled'),
  done: toneOf('done'),
  skipped: toneOf('suspended'),
} as const;

interface PlannedVisitsProps {
  readonly query: UseQueryResult<{ readonly data: readonly Visit[] }>;
  /** Not of one surveyor: each plot with its own, in no order that could be changed. */
  readonly ofEverybody?: boolean;
}

/** The plots of a day in their order, what became of each, and what can still be changed. */
export function PlannedVisits({ query, ofEverybody = false }: PlannedVisitsProps): ReactNode {
  const t = useTexts(texts);
  const change = useChangeVisit();
  const remove = useRemoveVisit();
  const resume = useResumeVisit();
  const visits = query.data?.data ?? [];
  const store = async (visit: Visit, changed: Partial<Visit>) => {
    await change.mutateAsync({ ...bodyOf(visit), ...changed }).catch(() => undefined);
  };
  const move = async (visit: Visit, step: -1 | 1) => {
    for (const { visit: moved, place } of placesAfter(visits, { visit, step })) {
      await store(moved, { place });
    }
  };
  const actionsOf = (visit: Visit): RowAction[] => {
    if (visit.status === 'done') return [];
    const { id, status, planned_on } = visit;
    const actions: (RowAction | false)[] = [
      !ofEverybody && {
        label: t('plan.earlier'),
        icon: IconArrowUp,
        disabled: placesAfter(visits, { visit, step: -1 }).length === 0,
        onClick: () => void move(visit, -1),
      },
      !ofEverybody && {
        label: t('plan.later'),
        icon: IconArrowDown,
        disabled: placesAfter(visits, { visit, step: 1 }).length === 0,
        onClick: () => void move(visit, 1),
      },
      {
        label: t('plan.next_day'),
        icon: IconCalendarPlus,
        onClick: () => void store(visit, { planned_on: addDays(planned_on, 1) }),
      },
      status === 'skipped' && {
        label: t('plan.resume'),
        icon: IconPlayerPlay,
        onClick: () => resume.mutate({ id }),
      },
      {
        label: t('plan.remove'),
        icon: IconX,
        danger: true,
        onClick: () => remove.mutate({ id }),
      },
    ];
    return actions.filter((action) => action !== false);
  };
  const first: Column<Visit> = ofEverybody
    ? {
        id: 'surveyor_name',
        header: t('fields.surveyor_name'),
        cell: ({ surveyor_name }) => surveyor_name,
      }
    : { id: 'place', header: t('fields.place'), width: '5rem', cell: (_visit, number) => number };
  const columns: Column<Visit>[] = [
    first,
    {
      id: 'deed_number',
      header: t('fields.deed_number'),
      names: true,
      cell: ({ plot_id, deed_number }) => (
        <Link to="/land-plots/$id" params={{ id: plot_id }}>
          {deed_number}
        </Link>
      ),
    },
    { id: 'farmer_name', header: t('fields.farmer_name'), cell: (visit) => visit.farmer_name },
    { id: 'note', header: t('fields.note'), cell: (visit) => <NoteCell visit={visit} /> },
    {
      id: 'status',
      header: t('fields.status'),
      cell: ({ status, survey_id, skip_reason }) => (
        <>
          <StatusBadge tone={TONES[status]} label={t(`statuses.${status}`)} />{' '}
          {status === 'skipped' && skip_reason}
          {survey_id !== null && (
            <Link to="/cane-surveys/$id" params={{ id: survey_id }}>
              {t('fields.survey_id')}
            </Link>
          )}
        </>
      ),
    },
  ];
  return (
    <RecordTable
      name="survey-visits"
      label={t('plan.title')}
      columns={columns}
      query={query}
      actions={actionsOf}
      failedTitle={t('plan.load_failed')}
      empty={
        ofEverybody
          ? { icon: IconMapPin, title: t('plan.empty_of_everybody') }
          : { icon: IconMapPin, title: t('plan.empty'), hint: t('plan.empty_hint') }
      }
    />
  );
}

/** What can be changed of a visit, as it is. */
function bodyOf(visit: Visit) {
  const { id, surveyor_id, planned_on, plot_id, place, note, updated_at } = visit;
  return { id, surveyor_id, planned_on, plot_id, place, note, updated_at };
}

/** What the surveyor should know before going there. */
function NoteCell({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTexts(texts);
  const save = useNoteVisit();
  return (
    <EditableCell
      record={visit}
      name={visit.deed_number}
      label={t('fields.note')}
      field="note"
      mayEdit={visit.status !== 'done'}
      valueOf={({ note }) => note}
      write={({ note }) => note}
      input={({ onChange, onChosen: _onChosen, ...input }) => (
        <Textarea
          {...input}
          rows={3}
          maxLength={contract.visitLimits.note}
          placeholder={t('plan.note_hint')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      save={(stored, note) => save.mutateAsync({ ...bodyOf(stored), note })}
    >
      {visit.note || <span className={text.dimmed}>{t('plan.no_note')}</span>}
    </EditableCell>
  );
}
