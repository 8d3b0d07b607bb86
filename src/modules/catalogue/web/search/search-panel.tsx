import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { PaletteKeys } from '#platform/web/shell/palette/palette-keys.tsx';
import { texts } from '../texts.ts';
import { FrequentSearches } from './frequent-searches.tsx';
import { HitLine, type HitLineProps } from './hit-line.tsx';
import type { HitGroup } from './hits.ts';
import { SearchFilters } from './search-filters.tsx';
import type { Found } from './use-search-results.ts';
import classes from './search.module.css';

interface SearchPanelProps extends Omit<HitLineProps, 'hit' | 'place'> {
  readonly id: string;
  readonly found: Found;
  readonly groups: readonly HitGroup[];
  readonly onAddFilter: (filter: string) => void;
  readonly onSearch: (text: string) => void;
}

/** What hangs below the search field: what was found, or what was opened before, or why there is nothing. */
export function SearchPanel({
  id,
  found,
  groups,
  onAddFilter,
  onSearch,
  ...lines
}: SearchPanelProps) {
  const t = useTexts(texts);
  const { text } = lines;
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const nothing = text !== '' && !found.waits && !found.failed && count === 0;
  let place = 0;
  return (
    // A press inside must not take the focus from the field, whose loss closes this.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is
    <div className={classes.panel} onMouseDown={(event) => event.preventDefault()}>
      {found.failed && <Failure found={found} />}
      <div role="listbox" id={id} aria-label={t('search.results')} className={classes.list}>
        {groups.map((group) => {
          const first = place;
          place += group.hits.length;
          return (
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <div className={classes.heading} id={`${id}-${group.id}`} role="presentation">
                {group.label}
              </div>
              {group.hits.map((hit, index) => (
                <HitLine key={hit.address} hit={hit} place={first + index} {...lines} />
              ))}
            </div>
          );
        })}
      </div>
      {found.waits && count === 0 && <Waiting />}
      {nothing && <p className={classes.nothing}>{t('search.nothing', { query: text })}</p>}
      {text === '' && <FrequentSearches onSearch={onSearch} />}
      {(text === '' || nothing) && <SearchFilters onAdd={onAddFilter} />}
      <span className={classes.heard} role="status">
        {text !== '' && (found.waits ? t('search.searching') : t('search.found', { count }))}
      </span>
      <PaletteKeys />
    </div>
  );
}

function Failure({ found }: { readonly found: Found }) {
  const t = useTexts(texts);
  const platform = usePlatformTexts();
  return (
    <div className={classes.failure} role="alert">
      <IconCloudOff size={18} stroke={1.7} aria-hidden />
      <p>
        <strong>{t('search.failed')}</strong>
        <span>{failureOf(found.error).message}</span>
      </p>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconRefresh size={14} aria-hidden />}
        onClick={found.retry}
      >
        {platform('feedback.try_again')}
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} aria-hidden>
      <span />
      <span />
      <span />
    </div>
  );
}
