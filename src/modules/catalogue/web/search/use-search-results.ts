import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SearchResult } from '#modules/catalogue/contract/search.ts';
import { logActivity } from '../activity/log-activity.ts';
import { foundQuery } from './search.api.ts';

/** The specification's figure: a search begins when the typing pauses for this long. */
const TYPING_PAUSE_MILLISECONDS = 300;

/** What is looked at for so long was meant; a word on the way to it was not. */
const READING_PAUSE_MILLISECONDS = 1500;

export interface Found {
  readonly answer: SearchResult | undefined;
  readonly waits: boolean;
  readonly failed: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** What the server finds for a text; the question of a moment before is given up. */
export function useFound(text: string): Found {
  const [asked] = useDebouncedValue(text, TYPING_PAUSE_MILLISECONDS);
  const query = useQuery(foundQuery(asked));
  const results =
    asked === text && query.isSuccess && !query.isPlaceholderData ? query.data.total : undefined;
  useEffect(() => {
    if (text === '' || results === undefined) return;
    const timer = setTimeout(
      () => logActivity('search', { query: text, results }),
      READING_PAUSE_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [text, results]);
  const waits = text !== '' && (asked !== text || query.isFetching);
  return {
    answer: text === '' || query.isError ? undefined : query.data,
    waits,
    failed: text !== '' && !waits && query.isError,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
