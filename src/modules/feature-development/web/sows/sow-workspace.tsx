import { Button } from '@mantine/core';
import { IconFocus2, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FeatureCard } from '#modules/catalogue/web/public.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import text from '#platform/web/page/text.module.css';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ChangeStatus, StatusNote } from '../records/change-status.tsx';
import { DeleteButton } from '../records/delete-button.tsx';
import { RecordStatus } from '../records/record-status.tsx';
import records from '../records/records.module.css';
import { PhaseTerm } from '../records/terms.tsx';
import { useMissingRecord } from '../records/use-missing-record.ts';
import { useRecordPath } from '../records/use-record-path.ts';
import { RelatedWork } from '../relations/related-work.tsx';
import { stagesDone } from '../stages/stage-name.ts';
import { focusStage } from '../stages/stage-keys.ts';
import { stagesQuery, usePolling } from '../stages/stages.api.ts';
import { useSowStatus } from './use-sow-status.ts';
import { WorkspaceBody } from './workspace-body.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import { addressOf, paths, placeOfSow } from '../paths.ts';
import { texts } from '../texts.ts';
import { sowQuery } from '../records/sows.api.ts';

/** Where the work on a SOW is done: its 20 stages, with all that belongs to them. */
export function SowWorkspace() {
  const t = useTexts(texts);
  useRecordPath();
  const statusOf = useSowStatus();
  const { valueStreamId, sopId, sowId } = useParams({ from: `/shell${paths.sow}` });
  const refetchInterval = usePolling();
  const query = useQuery({ ...sowQuery({ id: sowId }), staleTime: 0, refetchInterval });
  const back = { to: addressOf(paths.sop, { valueStreamId, sopId }), label: t('workspace.back') };
  const missing = useMissingRecord('sow', back);
  return (
    <DetailPage
      query={query}
      back={back}
      {...(query.data === undefined && { missing })}
      title={(sow) => sow.name}
      status={(sow) => (
        <>
          <span className={records.status}>
            <RecordStatus record={sow} />
            <ChangeStatus {...statusOf(sow)} />
          </span>
          <PhaseTerm phase={sow.phase} />
          <span className={text.dimmed}>{stagesDone(t, sow.current_stage)}</span>
        </>
      )}
      summary={(sow) => (
        <p className={text.typed}>
          {sow.description === '' ? t('workspace.header.no_description') : sow.description}
        </p>
      )}
      actions={(sow) => <WorkspaceActions sow={sow} />}
      failedTitle={t('workspace.load_failed')}
    >
      {(sow) => (
        <>
          <StatusNote {...statusOf(sow)} />
          <WorkspaceHeader sow={sow} />
          <RelatedWork sow={sow} />
          <WorkspaceBody sow={sow} />
          <FeatureOf sow={sow} />
        </>
      )}
    </DetailPage>
  );
}

function FeatureOf({ sow }: { readonly sow: Sow }) {
  const mayRead = useMay('catalogue:read');
  if (sow.feature === null || !mayRead) return null;
  return (
    <Suspense>
      <FeatureCard featureId={sow.feature.id} />
    </Suspense>
  );
}

function WorkspaceActions({ sow }: { readonly sow: Sow }) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const { isPending } = useQuery(stagesQuery(sow.id));
  const { next_stage: next } = sow;
  return (
    <>
      {next !== null && (
        <Button
          variant="default"
          leftSection={<IconFocus2 size={16} stroke={1.7} />}
          disabled={isPending}
          onClick={() => focusStage(next)}
        >
          {t('workspace.header.to_current')}
        </Button>
      )}
      {mayWrite && (
        <Button
          variant="default"
          component={Link}
          to={addressOf(paths.editSow, placeOfSow(sow))}
          leftSection={<IconPencil size={16} stroke={1.7} />}
        >
          {t('actions.edit')}
        </Button>
      )}
      <DeleteButton kind="sow" record={sow} list={addressOf(paths.sop, placeOfSow(sow))} />
    </>
  );
}
