import { useQuery } from '@tanstack/react-query';
import * as routes from '#modules/land-plots/contract/shapes.ts';
import type { PlotShape } from '#modules/land-plots/contract/shapes.ts';
import { newKey } from '#platform/web/api/keys.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const { PLOT_SHAPE } = routes;

export const shapeQuery = defineQuery(routes.getShapeRoute, [PLOT_SHAPE, 'detail'], {
  persist: false,
});

/** A stored shape, as soon as it has arrived. */
export function useShape(id: string | null): PlotShape | undefined {
  return useQuery({ ...shapeQuery({ id: id ?? '' }), enabled: id !== null }).data;
}

export const useDrawShape = defineAction(routes.drawShapeRoute, texts, {
  failure: 'shapes.draw_failed',
});

export const useRepairShape = defineAction(routes.repairShapeRoute, texts, {
  failure: 'shapes.repair_failed',
});

/** What people say about a file that it does not say itself. */
export interface ShapeFile {
  readonly file: File;
  readonly projection?: string;
  readonly encoding?: string;
  readonly swap_axes?: 'true';
}

/** Reads the shapes of a file; what is wrong with it is shown beside the file. */
export function useUploadShapes() {
  const t = useTexts(texts);
  return useAction({
    act: ({ file, ...said }: ShapeFile) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(said)) form.append(name, value);
      form.append('file', file, file.name);
      return upload(routes.uploadShapesRoute, { form, idempotencyKey: newKey() });
    },
    success: ({ data }) => t('shapes.read', { count: data.length }),
    failure: false,
  });
}
