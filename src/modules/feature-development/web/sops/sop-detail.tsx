import { IconCircleCheck, IconFileText, IconLoader2 } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { CopiedCode } from '#platform/web/feedback/copied-code.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordDetail } from '../records/record-detail.tsx';
import { Talk } from '../activity/talk.tsx';
import { addressOf, paths } from '../paths.ts';
import { sopQuery } from '../records/sops.api.ts';
import { SowsPanel } from './sows-panel.tsx';
import { texts } from '../texts.ts';
import { useSopStatus } from './use-sop-status.ts';

export function SopDetail() {
  const t = useTexts(texts);
  const { valueStreamId = '', sopId = '' } = useParams({ strict: false });
  const place = { valueStreamId, sopId };
  return (
    <RecordDetail
      kind="sop"
      query={sopQuery({ id: sopId })}
      list={addressOf(paths.valueStream, place)}
      edit={addressOf(paths.editSop, place)}
      statusOf={useSopStatus()}
      aside={<Talk subject={{ kind: 'sop', id: sopId }} people={[]} />}
      figures={({ sow_count, started_sows, completed_sows }) => [
        { label: t('details.total_sows'), value: formatNumber(sow_count), icon: IconFileText },
        {
          label: t('details.in_progress_sows'),
          value: formatNumber(started_sows - completed_sows),
          icon: IconLoader2,
        },
        {
          label: t('details.completed_sows'),
          value: formatNumber(completed_sows),
          icon: IconCircleCheck,
        },
      ]}
      facts={(sop) => [
        {
          name: t('fields.value_stream'),
          value: (
            <Link to={paths.valueStream} params={{ valueStreamId: sop.value_stream_id }}>
              {sop.value_stream_name}
            </Link>
          ),
        },
        {
          name: t('details.value_stream_id'),
          value: <CopiedCode text={sop.value_stream_id} label={t('details.copy_id')} />,
        },
      ]}
    >
      <SowsPanel {...place} />
    </RecordDetail>
  );
}
