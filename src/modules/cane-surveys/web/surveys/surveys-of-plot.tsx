import { GrowthPanel } from './growth-panel.tsx';

/** How the cane of a plot has grown: a tab of the plot's screen. */
export function SurveysOfPlot({ id }: { readonly id: string }) {
  return <GrowthPanel plotId={id} />;
}
