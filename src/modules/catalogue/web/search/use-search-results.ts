import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SearchResult } from '#modules/catalogue/contract/search.ts';
import { logActivity } from '../activity/log-activity.ts';
import { foundQuery } from './search.api.ts';

/** The specification's figure: a search begins when the typing pauses for this long. */
const TYPING_PAUSE_MILLISECONDS = 300;

/** Results that are looked at for so long were meant; those of a half-typed text were not. */
const READING_PAUSE_MILLISECONDS = 1500;

export interface Found {
  readonly answer: SearchResult | undefined;
  readonly waits: boolean;
  readonly failed: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** What the server finds for a text; the search of a moment before is cancelled. */
export function useFound(text: string): Found {
  const [searched] = useDebouncedValue(text, TYPING_PAUSE_MILLISECONDS);
  const query = useQuery(foundQuery(searched));
  const results =
    searched === text && query.isSuccess && !query.isPlaceholderData ? query.data.total : undefined;
  useEffect(() => {
    if (text === '' || results === undefined) return;
    const timer = setTimeout(
      () => logActivity('search', { query: text, results }),
      READING_PAUSE_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [text, results]);
  const waits = text !== '' && (searched !== text || query.isFetching);
  return {
    answer: text === '' || query.isError ? undefined : query.data,
    waits,
    failed: text !== '' && !waits && query.isError,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
