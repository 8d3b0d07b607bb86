import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './search.module.css';

const FILTERS = [
  { filter: 'module:', meaning: 'search.filters.module' },
  { filter: 'type:date', meaning: 'search.filters.type' },
  { filter: 'required:yes', meaning: 'search.filters.required' },
  { filter: 'company:', meaning: 'search.filters.company' },
] as const;

/** What a search may be narrowed by, to be put in front of it by a press. */
export function SearchFilters({ onAdd }: { readonly onAdd: (filter: string) => void }) {
  const t = useTexts(texts);
  return (
    <div className={classes.filters}>
      <span className={classes.filtersTitle}>{t('search.filters.title')}</span>
      {FILTERS.map(({ filter, meaning }) => (
        <button key={filter} type="button" tabIndex={-1} onClick={() => onAdd(filter)}>
          <code>{filter}</code>
          {t(meaning)}
        </button>
      ))}
      <span>{t('search.filters.quotes')}</span>
      <span className={classes.keys}>
        <kbd>{'Shift'}</kbd> <kbd>{'Enter'}</kbd> {t('search.filters.impact')}
      </span>
    </div>
  );
}
