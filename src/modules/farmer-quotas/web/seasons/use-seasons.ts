import { useQuery } from '@tanstack/react-query';
import { ALL, seasonsQuery } from './seasons.api.ts';

/** In an address instead of a season: the quotas of all of them. */
export const ALL_SEASONS = 'all';

/** The seasons, the latest first, and the one people work in: the latest that is open. */
export function useSeasons() {
  const { data, isError } = useQuery(seasonsQuery({ page_size: ALL }));
  const seasons = data?.data;
  return {
    seasons,
    open: seasons?.filter(({ status }) => status === 'open') ?? [],
    current: seasons?.find(({ status }) => status === 'open')?.name,
    /** Whether it is known which ones there are, or that this cannot be known now. */
    isSettled: data !== undefined || isError,
  };
}
