import { agentProfiles } from '#modules/agent-profiles/web/module.tsx';
import { agents } from '#modules/agents/web/module.tsx';
import { audit } from '#modules/audit/web/module.tsx';
import { caneContracts } from '#modules/cane-contracts/web/module.tsx';
import { caneSurveys } from '#modules/cane-surveys/web/module.tsx';
import { catalogue } from '#modules/catalogue/web/module.tsx';
import { customers } from '#modules/customers/web/module.tsx';
import { directory } from '#modules/directory/web/module.tsx';
import { engines } from '#modules/engines/web/module.tsx';
import { farmerQuotas } from '#modules/farmer-quotas/web/module.tsx';
import { featureDevelopment } from '#modules/feature-development/web/module.tsx';
import { identity } from '#modules/identity/web/module.tsx';
import { landPlots } from '#modules/land-plots/web/module.tsx';
import { notifications } from '#modules/notifications/web/module.tsx';
import { products } from '#modules/products/web/module.tsx';
import { quotations } from '#modules/quotations/web/module.tsx';
import { settings } from '#modules/settings/web/module.tsx';
import type { WebModule } from '#platform/web/module.ts';

const all = [
  agents,
  agentProfiles,
  catalogue,
  settings,
  identity,
  featureDevelopment,
  engines,
  quotations,
  customers,
  products,
  farmerQuotas,
  landPlots,
  caneContracts,
  caneSurveys,
  directory,
  notifications,
  audit,
] as const;

/** Every module with screens, in the order within each group of the sidebar. */
export const modules: readonly WebModule[] = all;

type ModuleRoute = (typeof all)[number]['routes'][number];

/** Their routes with the type of each path, for checking links. */
export const moduleRoutes: readonly ModuleRoute[] = all.flatMap<ModuleRoute>(
  ({ routes }) => routes,
);
