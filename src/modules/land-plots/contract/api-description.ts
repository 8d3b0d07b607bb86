import type { ApiDescription } from '#platform/contract/api-description.ts';
import { crop, cropChange, cropInput } from './crops.ts';
import { plot, plotChange, plotInput } from './plots.ts';
import { plotSettings } from './settings.ts';
import { plotShape } from './shapes.ts';
import { plotWarnings } from './warnings.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const plotsApi: ApiDescription = {
  groups: [
    {
      name: 'Land plots',
      description: 'The land of the growers: deeds, shapes on the ground, warnings and crops.',
      paths: ['land-plots'],
    },
  ],
  schemas: {
    LandPlot: plot,
    LandPlotChange: plotChange,
    LandPlotInput: plotInput,
    LandPlotCrop: crop,
    LandPlotCropChange: cropChange,
    LandPlotCropInput: cropInput,
    LandPlotSettings: plotSettings,
    LandPlotShape: plotShape,
    LandPlotWarnings: plotWarnings,
  },
};
