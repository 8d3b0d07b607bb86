import { IconMoodSmile, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { FAILURE_REASONS } from '#modules/notifications/contract/failure-reasons.ts';
import * as routes from '#modules/notifications/contract/records.ts';
import type { RecordRecipient } from '#modules/notifications/contract/records.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { recipientsQuery, useResend } from '../records/records.api.ts';
import { texts } from '../texts.ts';
import { AttemptsSheet } from '../records/attempts-sheet.tsx';
import { FailureCauses } from './failure-causes.tsx';
import { failureColumns } from './failure-columns.tsx';
import { failureCausesQuery } from './failures.api.ts';
import { failureListSearch } from './failures.search.ts';

/** What could not be delivered, by cause, and one by one; or what waits to be sent. */
export function FailureList() {
  const t = useTexts(texts);
  const maySend = useMay('notifications:send');
  const causes = useQuery(failureCausesQuery());
  const resend = useResend();
  const opened = useRecordWindow<RecordRecipient>();
  const list = useRecordList({
    search: failureListSearch,
    query: ({ page_size: pageSize, state, ...values }) =>
      recipientsQuery({ ...values, pageSize, state: state ?? 'failed' }),
  });
  const { search, setSearch } = list;
  const isWaiting = search.state === 'queued';
  return (
    <RecordList
      list={list}
      name="notification-failures"
      title={t(isWaiting ? 'failures.waiting_title' : 'failures.title')}
      purpose={t(isWaiting ? 'failures.waiting_purpose' : 'failures.purpose')}
      alsoRefreshed={causes}
      statistics={
        isWaiting ? undefined : <FailureCauses causes={causes.data ?? []} maySend={maySend} />
      }
      searchHint={t('failures.search')}
      filters={
        <>
          <FilterSelect
            label={t('fields.delivery_status')}
            all={t('failures.states.failed')}
            values={['queued']}
            value={search.state}
            labelOf={() => t('channels.facts.waiting')}
            onChange={(state) => setSearch({ state, reason: undefined })}
          />
          <FilterSelect
            label={t('fields.channel')}
            all={t('failures.all_channels')}
            values={CHANNELS}
            value={search.channel}
            labelOf={(channel) => t(`channel_names.${channel}`)}
            onChange={(channel) => setSearch({ channel })}
          />
          {!isWaiting && (
            <FilterSelect
              label={t('fields.error')}
              all={t('failures.all_causes')}
              values={FAILURE_REASONS}
              value={search.reason}
              labelOf={(reason) => t(`reasons.${reason}`)}
              onChange={(reason) => setSearch({ reason })}
            />
          )}
        </>
      }
      exportPath={routes.recipientExport.ticket.path}
      exportChoices={{ ...list.search, state: search.state ?? 'failed' }}
      columns={failureColumns(t, isWaiting)}
      onOpen={opened.open}
      rowActions={(row) =>
        maySend && row.may_resend
          ? [
              {
                label: t('failures.resend'),
                icon: IconRefresh,
                onClick: () => resend.mutate({ id: row.id }),
              },
            ]
          : []
      }
      empty={{
        icon: IconMoodSmile,
        title: t(isWaiting ? 'failures.waiting_empty' : 'failures.empty'),
        hint: isWaiting ? undefined : t('failures.empty_hint'),
      }}
    >
      {opened.draw((row, window) => (
        <AttemptsSheet {...window} delivery={row} />
      ))}
    </RecordList>
  );
}
