import * as routes from '#modules/land-plots/contract/shapes.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { prepareShapes } from './prepare-shape.ts';
import { receiveShapes } from './receive-shapes.ts';
import { findShape, storeShapes } from './shapes.queries.ts';

export function serveShapes(serve: Serve, { database, files }: Context): void {
  serve.transaction(routes.getShapeRoute, ({ tx, scope, params }) =>
    findShape(tx, scope, params.id),
  );

  serve.prepared(routes.drawShapeRoute, async ({ scope, body }) => {
    const given = [{ ...body, source: 'drawn', projection: 'wgs84' } as const];
    const prepared = await prepareShapes(scope, { given });
    return async (tx) => first(await storeShapes(tx, scope, prepared));
  });

  serve.prepared(routes.repairShapeRoute, async ({ scope, params }) => {
    const read = { readOnly: true };
    const found = await database.inCompany(scope, (tx) => findShape(tx, scope, params.id), read);
    const given = [{ ...found, source: 'repaired' } as const];
    const prepared = await prepareShapes(scope, { given, repairs: true });
    return async (tx) => first(await storeShapes(tx, scope, prepared));
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
