import { Skeleton } from '@mantine/core';
import { ChoiceList } from '#platform/web/choices/choice-list.tsx';
import type { useChoices } from '#platform/web/choices/use-choices.ts';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import styles from '#platform/web/page/text.module.css';
import { PaletteKeys } from '#platform/web/shell/palette/palette-keys.tsx';
import { texts } from '../texts.ts';
import { FrequentSearches } from './frequent-searches.tsx';
import { HitLine } from './hit-line.tsx';
import type { Hit } from './hits.ts';
import { SearchFilters } from './search-filters.tsx';
import type { Found } from './use-search-results.ts';
import classes from './search.module.css';

interface SearchPanelProps {
  /** What was searched for. */
  readonly text: string;
  readonly found: Found;
  readonly list: ReturnType<typeof useChoices<Hit>>['list'];
  readonly onOpen: (hit: Hit, address: string) => void;
  readonly onAddFilter: (filter: string) => void;
  readonly onSearch: (text: string) => void;
}

/** What hangs below the search field: what was found, or what was opened before, or why there is nothing. */
export function SearchPanel({ text, found, list, ...props }: SearchPanelProps) {
  const t = useTexts(texts);
  const count = list.groups
    .flatMap(({ entries }) => entries)
    .filter(({ kind }) => kind !== 'all').length;
  const nothing = text !== '' && !found.waits && !found.failed && count === 0;
  return (
    // A press inside must not take the focus from the field, whose loss closes this.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is
    <div className={classes.panel} onMouseDown={(event) => event.preventDefault()}>
      {found.failed && (
        <ErrorState error={found.error} title={t('search.failed')} onRetry={found.retry} />
      )}
      <ChoiceList {...list} label={t('search.results')} keyOf={({ address }) => address}>
        {(hit) => <HitLine hit={hit} text={text} onOpen={props.onOpen} />}
      </ChoiceList>
      {found.waits && count === 0 && <Waiting />}
      {nothing && <p className={classes.nothing}>{t('search.nothing', { query: text })}</p>}
      {text === '' && <FrequentSearches onSearch={props.onSearch} />}
      {(text === '' || nothing) && <SearchFilters onAdd={props.onAddFilter} />}
      <span className={styles.visuallyHidden} role="status">
        {text !== '' && (found.waits ? t('search.searching') : t('search.found', { count }))}
      </span>
      <PaletteKeys />
    </div>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} aria-hidden>
      <Skeleton height={12} />
      <Skeleton height={12} width="70%" />
      <Skeleton height={12} width="85%" />
    </div>
  );
}
