import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { frequentQuery } from './search.api.ts';
import { texts } from '../texts.ts';
import classes from './search.module.css';

/** What several people searched lately, to be searched by a press. */
export function FrequentSearches({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const t = useTexts(texts);
  const { data } = useQuery(frequentQuery());
  if (data === undefined || data.length === 0) return null;
  return (
    <div className={classes.filters}>
      <span className={classes.filtersTitle}>{t('search.often_searched')}</span>
      {data.map(({ query }) => (
        <button key={query} type="button" tabIndex={-1} onClick={() => onSearch(query)}>
          {query}
        </button>
      ))}
    </div>
  );
}
