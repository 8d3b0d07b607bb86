import { useQuery } from '@tanstack/react-query';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { plotsQuery } from './plots.api.ts';

interface PlotSelectProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly onChange: (id: string | null) => void;
}

const FOUND = 20;

/** Chooses one of any number of plots, by its deed, its owner or its address. */
export function PlotSelect(props: PlotSelectProps) {
  return <SearchSelect {...props} present={null} useChoices={usePlotChoices} />;
}

function usePlotChoices(search: string): readonly Choice[] {
  const { data } = useQuery(plotsQuery({ search, page_size: FOUND }));
  return (data?.data ?? []).map(choiceOf);
}

function choiceOf({ id, deed_number, farmer_name, season }: Plot): Choice {
  return { value: id, label: [deed_number, farmer_name, season].join(' · ') };
}
