import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { texts } from '../texts.ts';
import { useSeasons } from './use-seasons.ts';

interface SeasonFilterProps {
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** By season. */
export function SeasonFilter({ value, onChange }: SeasonFilterProps) {
  const t = useTexts(texts);
  const { seasons = [] } = useSeasons();
  return (
    <FilterSelect
      label={t('fields.season')}
      all={t('list.all_seasons')}
      values={seasons.map(({ id }) => id)}
      value={value}
      labelOf={(id) => seasons.find((season) => season.id === id)?.name ?? id}
      onChange={onChange}
    />
  );
}
