import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailSkeleton } from '#platform/web/page/detail-skeleton.tsx';
import { isMissing, MissingRecord } from '#platform/web/page/missing-record.tsx';
import { addressOf, paths, placeOfSop, placeOfSow } from '../paths.ts';
import { sopQuery } from './sops.api.ts';
import { sowQuery } from './sows.api.ts';
import { texts } from '../texts.ts';
import { useMissingRecord } from './use-missing-record.ts';

export function OpenSop() {
  const { id = '' } = useParams({ strict: false });
  return (
    <OpenRecord
      kind="sop"
      query={sopQuery({ id })}
      address={(sop) => addressOf(paths.sop, placeOfSop(sop))}
    />
  );
}

/** Leads to the workspace of the SOW of an id, wherever it is. */
export function OpenSow() {
  const { id = '' } = useParams({ strict: false });
  return (
    <OpenRecord
      kind="sow"
      query={sowQuery({ id })}
      address={(sow) => addressOf(paths.sow, placeOfSow(sow))}
    />
  );
}

interface OpenRecordProps<Row> {
  readonly kind: 'sop' | 'sow';
  readonly query: UseQueryOptions<Row>;
  readonly address: (row: Row) => string;
}

function OpenRecord<Row>({ kind, query, address }: OpenRecordProps<Row>) {
  const t = useTexts(texts);
  const { data, error, refetch } = useQuery(query);
  const missing = useMissingRecord(kind, {
    to: paths.valueStreams,
    label: t('actions.back'),
  });
  if (data !== undefined) return <Navigate to={address(data)} replace />;
  if (error === null) return <DetailSkeleton />;
  if (isMissing(error)) return <MissingRecord {...missing} />;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}
