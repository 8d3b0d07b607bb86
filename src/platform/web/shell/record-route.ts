import { createRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { loadPlaces } from './places.ts';
import { shellRoute } from './routes.tsx';

const recordSearch = z.object({
  company: z.coerce.string().catch(''),
  within: z.string().nullable().catch(null),
});

/** Where e-mails lead: to a record's screen, or to the inbox where it has none or is of another company. */
export const recordRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/records/$entity/$id',
  validateSearch: recordSearch,
  beforeLoad: async ({ context, params: { entity, id }, search: { company, within } }) => {
    const { records } = await loadPlaces(context.modules);
    const kind = records.find((one) => one.entity === entity);
    const isHere = company === String(context.viewer.company.id);
    const href = kind !== undefined && isHere ? kind.address({ id, within, name: '' }) : '/inbox';
    redirect({ href, replace: true, throw: true });
  },
});
