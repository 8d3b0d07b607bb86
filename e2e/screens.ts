import { AGENT_SCREENS } from './agents/screens.ts';
import { AUDIT_SCREENS } from './audit/screens.ts';
import { CATALOGUE_SCREENS } from './catalogue/screens.ts';
import { DIRECTORY_SCREENS } from './directory/screens.ts';
import { ENGINE_SCREENS } from './engines/screens.ts';
import { FEATURE_DEVELOPMENT_SCREENS } from './feature-development/screens.ts';
import { WORKSPACE_SCREENS } from './feature-development/workspace-screens.ts';
import { IDENTITY_SCREENS } from './identity/screens.ts';
import type { Screen } from './screen.ts';
import { SETTINGS_SCREENS } from './settings/screens.ts';
import { SHELL_SCREENS } from './shell/screens.ts';

/** Every screen behind the sign-in, with the windows that show something of their own. */
export const SCREENS: readonly Screen[] = [
  ...SHELL_SCREENS,
  ...SETTINGS_SCREENS,
  ...IDENTITY_SCREENS,
  ...DIRECTORY_SCREENS,
  ...AUDIT_SCREENS,
  ...AGENT_SCREENS,
  ...CATALOGUE_SCREENS,
  ...ENGINE_SCREENS,
  ...FEATURE_DEVELOPMENT_SCREENS,
  ...WORKSPACE_SCREENS,
];
