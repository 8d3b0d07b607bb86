import * as routes from '#modules/land-plots/contract/crops.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { createCrop, deleteCrop, listCrops, listVarieties, updateCrop } from './crops.queries.ts';

export function serveCrops(serve: Serve): void {
  serve.transaction(routes.listCropsRoute, async ({ tx, scope, params }) => ({
    data: await listCrops(tx, scope, params.id),
  }));

  serve.transaction(routes.listVarietiesRoute, async ({ tx, scope }) => ({
    data: await listVarieties(tx, scope),
  }));

  serve.transaction(routes.createCropRoute, ({ tx, scope, params, body }) =>
    createCrop(tx, scope, { plotId: params.id, fields: body }),
  );

  serve.transaction(routes.updateCropRoute, ({ tx, scope, params, body }) =>
    updateCrop(tx, scope, { plotId: params.id, id: params.crop, change: body }),
  );

  serve.transaction(routes.deleteCropRoute, async ({ tx, scope, params }) => {
    await deleteCrop(tx, scope, { plotId: params.id, id: params.crop });
    return undefined;
  });
}
