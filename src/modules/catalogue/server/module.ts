import { cataloguePermissions } from '#modules/catalogue/contract/catalogue.permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveActivity } from './activity/activity.routes.ts';
import { serveCompanies } from './companies.routes.ts';
import { serveEntries } from './entries/entries.routes.ts';
import { catalogueInboxRules } from './inbox-rules.ts';
import { serveFeatures } from './features.routes.ts';
import { serveModules } from './modules.routes.ts';
import { serveCatalogueSearch } from './search/search.routes.ts';

/** AIR: what the systems of companies are made of, from modules down to fields. */
export const createCatalogueModule: CreateModule = ({ translator }) => ({
  name: 'catalogue',
  permissions: cataloguePermissions.set,
  inboxRules: catalogueInboxRules,
  routes(serve) {
    serveCompanies(serve);
    serveModules(serve);
    serveFeatures(serve);
    serveCatalogueSearch(serve, translator);
    serveActivity(serve);
    serveEntries(serve);
  },
});
