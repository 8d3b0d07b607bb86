import { IconCircleCheck, IconFileText, IconListDetails } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import {
  OwnerCell,
  ValueStreamDueDateCell,
  ValueStreamTagsCell,
} from '../edits/value-stream-cells.tsx';
import { RecordDetail } from '../records/record-detail.tsx';
import { valueStreamQuery } from '../records/value-streams.api.ts';
import { WrittenText } from '../records/written-text.tsx';
import { addressOf, paths } from '../paths.ts';
import { texts, type TrackingTexts } from '../texts.ts';
import { SopsPanel } from './sops-panel.tsx';
import { useValueStreamStatus } from './use-value-stream-status.ts';
import classes from '../records/records.module.css';

export function ValueStreamDetail() {
  const t = useTexts(texts);
  const { valueStreamId = '' } = useParams({ strict: false });
  return (
    <RecordDetail
      kind="value_stream"
      query={valueStreamQuery({ id: valueStreamId })}
      list={paths.valueStreams}
      edit={addressOf(paths.editValueStream, { valueStreamId })}
      statusOf={useValueStreamStatus()}
      figures={({ sop_count, total_sows, completed_sows }) => [
        { label: t('details.total_sops'), value: formatNumber(sop_count), icon: IconListDetails },
        {
          label: t('details.total_sows'),
          value: (
            <Link to={paths.streamSows} params={{ valueStreamId }} className={classes.parent}>
              {formatNumber(total_sows)}
            </Link>
          ),
          icon: IconFileText,
        },
        {
          label: t('details.completed_sows'),
          value: formatNumber(completed_sows),
          icon: IconCircleCheck,
        },
      ]}
      facts={(stream) => factsOf(t, stream)}
    >
      <SopsPanel valueStreamId={valueStreamId} />
    </RecordDetail>
  );
}

function factsOf(t: TrackingTexts, stream: ValueStream) {
  const { start_date, end_date } = stream;
  const none = t('details.none');
  const day = (date: string | null) => (date === null ? none : formatDate(date));
  return [
    { name: t('fields.notes'), value: <WrittenText>{stream.notes}</WrittenText> },
    { name: t('fields.owner'), value: <OwnerCell stream={stream} /> },
    { name: t('fields.priority'), value: t(`priorities.${stream.priority}`) },
    { name: t('fields.start_date'), value: day(start_date) },
    { name: t('fields.end_date'), value: day(end_date) },
    { name: t('fields.due_date'), value: <ValueStreamDueDateCell stream={stream} /> },
    { name: t('fields.tags'), value: <ValueStreamTagsCell stream={stream} shown={20} /> },
  ];
}
