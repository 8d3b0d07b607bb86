import { createAgentProfilesModule } from '#modules/agent-profiles/server/module.ts';
import { agentsModule } from '#modules/agents/server/module.ts';
import { auditModule } from '#modules/audit/server/module.ts';
import { caneContractsModule } from '#modules/cane-contracts/server/module.ts';
import { caneSurveysModule } from '#modules/cane-surveys/server/module.ts';
import { catalogueModule } from '#modules/catalogue/server/module.ts';
import { companiesModule } from '#modules/companies/server/module.ts';
import { customersModule } from '#modules/customers/server/module.ts';
import { createDirectoryModule } from '#modules/directory/server/module.ts';
import { enginesModule } from '#modules/engines/server/module.ts';
import { farmerQuotasModule } from '#modules/farmer-quotas/server/module.ts';
import { featureDevelopmentModule } from '#modules/feature-development/server/module.ts';
import { countSows } from '#modules/feature-development/server/public.ts';
import { geographyModule } from '#modules/geography/server/module.ts';
import { identityModule } from '#modules/identity/server/module.ts';
import { employeeSignsIn } from '#modules/identity/server/public.ts';
import { landPlotsModule } from '#modules/land-plots/server/module.ts';
import { notificationsModule } from '#modules/notifications/server/module.ts';
import { settingsModule } from '#modules/settings/server/module.ts';
import { productsModule } from '#modules/products/server/module.ts';
import { quotationsModule } from '#modules/quotations/server/module.ts';
import type { ServerModule } from '#platform/server/module.ts';

/** All modules of the server, in the order in which their examples build on each other and permissions are shown. */
export const modules: readonly ServerModule[] = [
  identityModule,
  createDirectoryModule({ employeeSignsIn }),
  companiesModule,
  settingsModule,
  geographyModule,
  agentsModule,
  enginesModule,
  catalogueModule,
  createAgentProfilesModule({ countSows }),
  featureDevelopmentModule,
  customersModule,
  productsModule,
  quotationsModule,
  farmerQuotasModule,
  landPlotsModule,
  caneContractsModule,
  caneSurveysModule,
  auditModule,
  notificationsModule,
];
