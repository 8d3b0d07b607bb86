import { Button } from '@mantine/core';
import { IconCircleCheck, IconFileText, IconLoader2, IconPercentage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import { CopiedCode } from '#platform/web/feedback/copied-code.tsx';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { DeleteSop } from '../records/delete-record.tsx';
import { DetailButtons } from '../records/detail-buttons.tsx';
import { ManualStatusBadge } from '../records/record-badges.tsx';
import { useMissingRecord } from '../records/use-missing-record.ts';
import { useRecordPath } from '../records/use-record-path.ts';
import { WrittenText } from '../records/written-text.tsx';
import { addressOf, paths } from '../paths.ts';
import { sopQuery } from '../records/sops.api.ts';
import { texts } from '../texts.ts';

/** One SOP. */
export function SopDetail() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { valueStreamId = '', sopId = '' } = useParams({ strict: false });
  const query = useQuery(sopQuery({ id: sopId }));
  const deletion = useRecordWindow<Sop>();
  useRecordPath();
  const list = addressOf(paths.sops, { valueStreamId });
  const back = { to: list, label: t('lists.actions.back') };
  return (
    <DetailPage
      query={query}
      back={back}
      title={({ name }) => name}
      status={({ manual_status }) => <ManualStatusBadge status={manual_status} />}
      actions={(sop) => (
        <>
          <Button component={Link} to={addressOf(paths.sows, { valueStreamId, sopId })}>
            {t('lists.actions.view_sows')}
          </Button>
          <DetailButtons
            edit={addressOf(paths.editSop, { valueStreamId, sopId })}
            onDelete={() => deletion.open(sop)}
          />
        </>
      )}
      failedTitle={t('details.sop_failed')}
      missing={useMissingRecord('sop', back)}
    >
      {(sop) => (
        <>
          <Figures sop={sop} />
          <About sop={sop} />
          {deletion.draw((row, window) => (
            <DeleteSop row={row} {...window} onDeleted={() => void navigate({ href: list })} />
          ))}
        </>
      )}
    </DetailPage>
  );
}

function Figures({ sop }: { readonly sop: Sop }) {
  const t = useTexts(texts);
  const { progress, sow_count, completed_sows } = sop;
  return (
    <Cards>
      <StatCard
        label={t('lists.columns.progress')}
        value={t('lists.percent', { percent: progress.toFixed(2) })}
        icon={IconPercentage}
      />
      <StatCard
        label={t('details.total_sows')}
        value={formatNumber(sow_count)}
        icon={IconFileText}
      />
      <StatCard
        label={t('details.in_progress_sows')}
        value={formatNumber(sow_count - completed_sows)}
        icon={IconLoader2}
      />
      <StatCard
        label={t('details.completed_sows')}
        value={formatNumber(completed_sows)}
        icon={IconCircleCheck}
      />
    </Cards>
  );
}

function About({ sop }: { readonly sop: Sop }) {
  const t = useTexts(texts);
  return (
    <Panel title={t('details.about')}>
      <Facts
        facts={[
          { name: t('forms.description'), value: <WrittenText>{sop.description}</WrittenText> },
          {
            name: t('forms.value_stream_field'),
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
          { name: t('lists.columns.created_at'), value: formatDateTime(sop.created_at) },
          { name: t('lists.columns.updated_at'), value: formatDateTime(sop.updated_at) },
        ]}
      />
    </Panel>
  );
}
