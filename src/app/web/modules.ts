import { agents } from '#modules/agents/web/module.tsx';
import { audit } from '#modules/audit/web/module.tsx';
import { catalogue } from '#modules/catalogue/web/module.tsx';
import { directory } from '#modules/directory/web/module.tsx';
import { engines } from '#modules/engines/web/module.tsx';
import { featureDevelopment } from '#modules/feature-development/web/module.tsx';
import { identity } from '#modules/identity/web/module.tsx';
import { settings } from '#modules/settings/web/module.tsx';
import type { WebModule } from '#platform/web/module.ts';

/** Every module with screens, in the order of the sidebar. */
export const modules: readonly WebModule[] = [
  agents,
  catalogue,
  featureDevelopment,
  engines,
  settings,
  identity,
  directory,
  audit,
];

/** Their routes one by one, so that the router knows each path's type. */
export const moduleRoutes = [
  ...agents.routes,
  ...catalogue.routes,
  ...featureDevelopment.routes,
  ...engines.routes,
  ...settings.routes,
  ...identity.routes,
  ...directory.routes,
  ...audit.routes,
] as const;
