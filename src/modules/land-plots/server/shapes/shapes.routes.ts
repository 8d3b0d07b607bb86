import * as routes from '#modules/land-plots/contract/shapes.ts';
import { repairShape } from '#libraries/geometry/overlap.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { prepareShape } from './prepare-shape.ts';
import { receiveShapes } from './receive-shapes.ts';
import { findShape, storeShapes } from './shapes.queries.ts';

export function serveShapes(serve: Serve, { database, files }: Context): void {
  serve.transaction(routes.getShapeRoute, ({ tx, scope, params }) =>
    findShape(tx, scope, params.id),
  );

  serve.prepared(routes.drawShapeRoute, async ({ scope, body }) => {
    const prepared = prepareShape({ ...body, source: 'drawn', projection: 'wgs84' });
    return async (tx) => first(await storeShapes(tx, scope, [prepared]));
  });

  serve.prepared(routes.repairShapeRoute, async ({ scope, params }) => {
    const read = { readOnly: true };
    const found = await database.inCompany(scope, (tx) => findShape(tx, scope, params.id), read);
    const shape = repairShape(found.shape);
    if (shape.length === 0) throw routes.shapeErrors.shape_unrepairable();
    const prepared = prepareShape({ ...found, shape, source: 'repaired' });
    return async (tx) => first(await storeShapes(tx, scope, [prepared]));
  });

  serve.form(routes.uploadShapesRoute, async ({ scope, request }) => {
    const { content, prepared, tidy } = await receiveShapes(files, scope, request);
    return {
      content,
      work: async (tx) => ({ data: await storeShapes(tx, scope, prepared()) }),
      tidy,
    };
  });
}

function first<Value>([value]: readonly Value[]): Value {
  if (value === undefined) throw new Error('The shape was not stored');
  return value;
}
