import { IconCalendarCheck, IconRotate } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { historyQuery } from '#modules/audit/web/public.ts';
import type { CustomerActivity } from '#modules/customers/contract/activities.ts';
import * as historyRoutes from '#modules/customers/contract/history.ts';
import { EarlierButton } from '#platform/web/feedback/earlier-button.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import { texts } from '../texts.ts';
import { activitiesQuery, useFinishActivity, useRemoveActivity } from './activities.api.ts';
import { openColumns, streamColumns } from './activity-columns.tsx';
import { DoneBox } from './done-box.tsx';
import { streamOf, type StreamRow } from './stream-of.ts';

const ActivitySheet = whenOpened(async () => (await import('./activity-sheet.tsx')).ActivitySheet);

interface ActivitiesPanelProps {
  readonly customerId: string;
  readonly isWritable: boolean;
}

/** What is to be done with a customer, and what has happened: activities and what the event log knows. */
export function ActivitiesPanel({ customerId, isWritable }: ActivitiesPanelProps) {
  const t = useTexts(texts);
  const query = useQuery(activitiesQuery({ id: customerId }));
  const history = useInfiniteQuery(
    historyQuery({ route: historyRoutes.customerHistoryRoute, entity: 'customer', id: customerId }),
  );
  const entries = history.data?.pages.flatMap(({ data }) => data);
  const stream =
    query.data &&
    entries &&
    streamOf({ activities: query.data, entries, hasOlder: history.hasNextPage });
  const sheet = useRecordWindow<CustomerActivity>();
  const removal = useRecordWindow<CustomerActivity>();
  const remove = useRemoveActivity();
  const actions = useActivityActions(customerId, { edit: sheet.open, remove: removal.open });
  return (
    <Stack>
      <Panel title={t('activities.open')}>
        <RecordTable
          name="customer-open-activities"
          label={t('activities.open')}
          columns={openColumns(
            t,
            isWritable && ((activity) => <DoneBox customerId={customerId} activity={activity} />),
          )}
          query={{ ...query, data: query.data?.filter(({ done_at }) => done_at === null) }}
          failedTitle={t('activities.failed')}
          onOpen={isWritable ? sheet.open : undefined}
          actions={isWritable ? actions : undefined}
          empty={{ icon: IconCalendarCheck, title: t('activities.open_empty') }}
        />
      </Panel>
      <Panel title={t('activities.stream')}>
        <RecordTable
          name="customer-stream"
          label={t('activities.stream')}
          columns={streamColumns(t)}
          query={{ ...(query.error === null ? history : query), data: stream }}
          failedTitle={t('activities.failed')}
          actions={
            isWritable
              ? ({ activity }: StreamRow) => (activity ? actions(activity) : [])
              : undefined
          }
          empty={{
            icon: IconCalendarCheck,
            title: t('activities.stream_empty'),
            hint: t('activities.stream_empty_hint'),
          }}
        />
        <EarlierButton label={t('history.older')} query={history} />
      </Panel>
      {sheet.draw((stored, window) => (
        <ActivitySheet customerId={customerId} stored={stored} {...window} />
      ))}
      {removal.draw(({ id, subject }, window) => (
        <DeleteDialog
          {...window}
          title={t('activities.remove_title', { subject })}
          confirmLabel={t('detail.remove')}
          action={remove}
          input={() => ({ id: customerId, activity_id: id })}
        />
      ))}
    </Stack>
  );
}

interface Windows {
  readonly edit: (activity: CustomerActivity) => void;
  readonly remove: (activity: CustomerActivity) => void;
}

/** Open again what is done, edit, delete. */
function useActivityActions(customerId: string, windows: Windows) {
  const t = useTexts(texts);
  const finish = useFinishActivity();
  const usual = useRowActions<CustomerActivity>(windows);
  return (activity: CustomerActivity): RowAction[] => {
    const { id, updated_at, due_on, done_at } = activity;
    const reopening = {
      label: t('activities.reopen'),
      icon: IconRotate,
      onClick: () => finish.mutate({ id: customerId, activity_id: id, updated_at, done: false }),
    };
    return [...(due_on === null || done_at === null ? [] : [reopening]), ...usual(activity)];
  };
}
