import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailSkeleton } from '#platform/web/page/detail-skeleton.tsx';
import { isMissing, MissingRecord } from './missing-record.tsx';
import { addressOf, paths } from '../paths.ts';
import { sopQuery } from './sops.api.ts';
import { sowQuery } from './sows.api.ts';
import { texts } from '../texts.ts';

interface Asked {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Leads to the SOP of an id, wherever it hangs. */
export function OpenSop() {
  const t = useTexts(texts);
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(sopQuery({ id }));
  const sop = query.data;
  if (sop === undefined) return <Opening query={query} missingTitle={t('details.not_found_sop')} />;
  const place = { valueStreamId: sop.value_stream_id, sopId: sop.id };
  return <Navigate to={addressOf(paths.sop, place)} replace />;
}

/** Leads to the workspace of the SOW of an id, wherever it hangs. */
export function OpenSow() {
  const t = useTexts(texts);
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(sowQuery({ id }));
  const sow = query.data;
  if (sow === undefined) return <Opening query={query} missingTitle={t('details.not_found_sow')} />;
  const place = { valueStreamId: sow.value_stream_id, sopId: sow.sop_id, sowId: sow.id };
  return <Navigate to={addressOf(paths.sow, place)} replace />;
}

function Opening({
  query,
  missingTitle,
}: {
  readonly query: Asked;
  readonly missingTitle: string;
}) {
  const t = useTexts(texts);
  if (query.error === null) return <DetailSkeleton />;
  if (!isMissing(query.error)) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const back = { to: paths.valueStreams, label: t('lists.actions.back') };
  return <MissingRecord title={missingTitle} back={back} />;
}
