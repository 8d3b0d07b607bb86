import { EntrySelect, type EntrySelectProps } from '../entries/entry-select.tsx';

export function FeatureSelect(field: Omit<EntrySelectProps, 'kind' | 'exclude'>) {
  return <EntrySelect {...field} kind="feature" />;
}
