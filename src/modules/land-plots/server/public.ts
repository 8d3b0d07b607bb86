/** What other modules may use of land plots and what grows on them. */
export { findCrops } from './crops/crop-reference.queries.ts';
export { findNearestPlots } from './plots/find-nearest-plots.queries.ts';
export { findPlotsByText } from './plots/find-plots-by-text.queries.ts';
export {
  findPlots,
  findShapeOfPlot,
  findShapesOfPlots,
  plotOf,
} from './plots/plot-reference.queries.ts';
