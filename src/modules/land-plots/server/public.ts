/** What other modules may use of land plots and what grows on them. */
export { cropOf, findCrops, type WantedCrops } from './crops/crop-reference.queries.ts';
export {
  findPlots,
  findShapeOfPlot,
  findShapesOfPlots,
  plotOf,
  type WantedPlots,
} from './plots/plot-reference.queries.ts';
