import { createAgentsModule } from '#modules/agents/server/module.ts';
import { createAuditModule } from '#modules/audit/server/module.ts';
import { createCatalogueModule } from '#modules/catalogue/server/module.ts';
import { createCompaniesModule } from '#modules/companies/server/module.ts';
import { createDirectoryModule } from '#modules/directory/server/module.ts';
import { createEnginesModule } from '#modules/engines/server/module.ts';
import { createFeatureDevelopmentModule } from '#modules/feature-development/server/module.ts';
import { createIdentityModule } from '#modules/identity/server/module.ts';
import { createExportTickets, employeeSignsIn } from '#modules/identity/server/public.ts';
import { createSettingsModule } from '#modules/settings/server/module.ts';
import type { CreateModule } from '#platform/server/module.ts';

/** Every business area of the server, in the order in which their examples build on each other and rights are shown. */
export const createModules: readonly CreateModule[] = [
  createIdentityModule,
  createDirectoryModule({ createExportTickets, employeeSignsIn }),
  createCompaniesModule,
  createSettingsModule,
  createAgentsModule,
  createEnginesModule,
  createCatalogueModule,
  createFeatureDevelopmentModule,
  createAuditModule,
];
