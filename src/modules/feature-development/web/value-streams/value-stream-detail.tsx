import { Button } from '@mantine/core';
import {
  IconCircleCheck,
  IconFileText,
  IconListDetails,
  IconPercentage,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { formatDate, formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { DeleteValueStream } from '../records/delete-record.tsx';
import { DetailButtons } from '../records/detail-buttons.tsx';
import { DueDate, ManualStatusBadge } from '../records/record-badges.tsx';
import { tagsOf } from './split-tags.ts';
import { useMissingRecord } from '../records/use-missing-record.ts';
import { useRecordPath } from '../records/use-record-path.ts';
import { WrittenText } from '../records/written-text.tsx';
import { addressOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { valueStreamQuery } from '../records/value-streams.api.ts';
import classes from '../records/records.module.css';

/** One value stream. */
export function ValueStreamDetail() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { valueStreamId } = useParams({ strict: false });
  const query = useQuery(valueStreamQuery({ id: valueStreamId ?? '' }));
  const deletion = useRecordWindow<ValueStream>();
  useRecordPath();
  const back = { to: paths.valueStreams, label: t('lists.actions.back') };
  return (
    <DetailPage
      query={query}
      back={back}
      title={({ name }) => name}
      status={({ manual_status }) => <ManualStatusBadge status={manual_status} />}
      summary={({ tags }) => <Tags names={tagsOf(tags)} shown={20} />}
      actions={(stream) => (
        <>
          <Button component={Link} to={addressOf(paths.sops, { valueStreamId: stream.id })}>
            {t('lists.actions.view_sops')}
          </Button>
          <DetailButtons
            edit={addressOf(paths.editValueStream, { valueStreamId: stream.id })}
            onDelete={() => deletion.open(stream)}
          />
        </>
      )}
      failedTitle={t('details.value_stream_failed')}
      missing={useMissingRecord('value_stream', back)}
    >
      {(stream) => (
        <>
          <Figures stream={stream} />
          <About stream={stream} />
          {deletion.draw((row, window) => (
            <DeleteValueStream
              row={row}
              {...window}
              onDeleted={() => void navigate({ to: paths.valueStreams })}
            />
          ))}
        </>
      )}
    </DetailPage>
  );
}

function Figures({ stream }: { readonly stream: ValueStream }) {
  const t = useTexts(texts);
  const { progress, sop_count, total_sows, completed_sows } = stream;
  return (
    <Cards>
      <StatCard
        label={t('lists.columns.progress')}
        value={t('lists.percent', { percent: progress.toFixed(2) })}
        icon={IconPercentage}
      />
      <StatCard
        label={t('details.total_sops')}
        value={formatNumber(sop_count)}
        icon={IconListDetails}
      />
      <StatCard
        label={t('details.total_sows')}
        value={
          <Link
            to={paths.streamSows}
            params={{ valueStreamId: stream.id }}
            className={classes.parent}
          >
            {formatNumber(total_sows)}
          </Link>
        }
        icon={IconFileText}
      />
      <StatCard
        label={t('details.completed_sows')}
        value={formatNumber(completed_sows)}
        icon={IconCircleCheck}
      />
    </Cards>
  );
}

function About({ stream }: { readonly stream: ValueStream }) {
  const t = useTexts(texts);
  const { progress, start_date, end_date, due_date } = stream;
  const day = (date: string | null) => (date === null ? t('details.none') : formatDate(date));
  return (
    <Panel title={t('details.about')}>
      <Facts
        facts={[
          { name: t('forms.description'), value: <WrittenText>{stream.description}</WrittenText> },
          { name: t('forms.notes'), value: <WrittenText>{stream.notes}</WrittenText> },
          { name: t('forms.owner'), value: stream.owner ?? t('details.none') },
          { name: t('forms.priority'), value: t(`priorities.${stream.priority}`) },
          { name: t('forms.start_date'), value: day(start_date) },
          { name: t('forms.end_date'), value: day(end_date) },
          {
            name: t('forms.due_date'),
            value:
              due_date === null ? (
                t('details.none')
              ) : (
                <DueDate date={due_date} progress={progress} />
              ),
          },
          { name: t('lists.columns.created_at'), value: formatDateTime(stream.created_at) },
          { name: t('lists.columns.updated_at'), value: formatDateTime(stream.updated_at) },
        ]}
      />
    </Panel>
  );
}
