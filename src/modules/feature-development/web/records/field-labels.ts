import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  priorities,
  sopStatuses,
  sowStatuses,
  valueStreamStatuses,
} from '#modules/feature-development/contract/record-statuses.ts';
import { formatDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { employeesQuery, personName } from './employees.api.ts';
import { sopQuery } from './sops.api.ts';
import { texts } from '../texts.ts';
import { valueStreamQuery } from './value-streams.api.ts';

const STATUSES = [...valueStreamStatuses, ...sopStatuses, ...sowStatuses];

/** What fields and their values are called where two versions of a record stand beside each other. */
export function useFieldWords() {
  const t = useTexts(texts);
  const client = useQueryClient();
  const { company, employeeId } = useViewer();
  const { data: people } = useQuery(employeesQuery({ companyId: company.id, employeeId }));

  const labels = {
    name: t('forms.name'),
    value_stream_id: t('forms.value_stream_field'),
    sop_id: t('forms.sop_field'),
    description: t('forms.description'),
    manual_status: t('forms.status'),
    priority: t('forms.priority'),
    owner_id: t('forms.owner'),
    assignee_id: t('forms.assignee'),
    start_date: t('forms.start_date'),
    end_date: t('forms.end_date'),
    due_date: t('forms.due_date'),
    tags: t('forms.tags'),
    notes: t('forms.notes'),
  };

  const write = (field: string, value: unknown): string | undefined => {
    if (typeof value === 'number') {
      const person = people?.find(({ id }) => id === value);
      return person === undefined ? undefined : personName(person);
    }
    if (typeof value !== 'string' || value === '') return undefined;
    if (field === 'manual_status') {
      const status = STATUSES.find((each) => each === value);
      return status === undefined ? undefined : t(`statuses.${status}`);
    }
    if (field === 'priority') {
      const priority = priorities.find((each) => each === value);
      return priority === undefined ? undefined : t(`priorities.${priority}`);
    }
    if (field.endsWith('_date')) return formatDate(value);
    // Its screen was on the way here, so that its name is known.
    if (field === 'sop_id') return client.getQueryData(sopQuery({ id: value }).queryKey)?.name;
    if (field !== 'value_stream_id') return undefined;
    return client.getQueryData(valueStreamQuery({ id: value }).queryKey)?.name;
  };
  return { labels, write };
}
