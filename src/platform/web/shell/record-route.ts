import { createRoute, redirect } from '@tanstack/react-router';
import { defineSearch, optionalWord, whole } from '../navigation/search.ts';
import { loadPlaces } from './places.ts';
import { shellRoute } from './routes.tsx';

const recordSearch = defineSearch({ company: whole(0), within: optionalWord() });

/** Where e-mails lead: to a record's screen, or to the inbox where it has none or is of another company. */
export const recordRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/records/$entity/$id',
  validateSearch: recordSearch.validate,
  beforeLoad: async ({ context, params: { entity, id }, search }) => {
    const { company, within = null } = recordSearch.parse(search);
    const { records } = await loadPlaces(context.modules);
    const kind = records.find((one) => one.entity === entity);
    const isHere = company === context.viewer.company.id;
    const href = kind !== undefined && isHere ? kind.address({ id, within, name: '' }) : '/inbox';
    redirect({ href, replace: true, throw: true });
  },
});
