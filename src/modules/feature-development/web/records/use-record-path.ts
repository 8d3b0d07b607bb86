import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useCrumbNames } from '#platform/web/shell/crumb-names.ts';
import { addressOf, paths } from '../paths.ts';
import { sopQuery } from './sops.api.ts';
import { sowQuery } from './sows.api.ts';
import { valueStreamQuery } from './value-streams.api.ts';

/**
 * The records on the way to the open screen, as its address names them, for the breadcrumbs and the
 * screen itself. What was moved since the address was written is shown where it is now.
 */
export function useRecordPath() {
  const { valueStreamId = '', sopId = '', sowId = '' } = useParams({ strict: false });
  const valueStream = useQuery({
    ...valueStreamQuery({ id: valueStreamId }),
    enabled: valueStreamId !== '',
  });
  const sop = useQuery({ ...sopQuery({ id: sopId }), enabled: sopId !== '' });
  const sow = useQuery({ ...sowQuery({ id: sowId }), enabled: sowId !== '' });
  const names = useMemo(
    () => ({
      [addressOf(paths.valueStream, { valueStreamId })]: valueStream.data?.name,
      [addressOf(paths.sop, { valueStreamId, sopId })]: sop.data?.name,
      [addressOf(paths.sow, { valueStreamId, sopId, sowId })]: sow.data?.name,
    }),
    [valueStreamId, sopId, sowId, valueStream.data?.name, sop.data?.name, sow.data?.name],
  );
  useCrumbNames(names);

  const streamNow = sow.data?.value_stream_id ?? sop.data?.value_stream_id ?? valueStreamId;
  const sopNow = sow.data?.sop_id ?? sopId;
  const navigate = useNavigate();
  useEffect(() => {
    if (streamNow === valueStreamId && sopNow === sopId) return;
    void navigate({
      to: '.',
      params: (before: object) => ({ ...before, valueStreamId: streamNow, sopId: sopNow }),
      search: true,
      replace: true,
    });
  }, [streamNow, valueStreamId, sopNow, sopId, navigate]);
  return { valueStream: valueStream.data, sop: sop.data, sow: sow.data };
}
