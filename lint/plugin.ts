import { barrels } from './barrels.ts';
import { capabilities } from './capabilities.ts';
import { imports } from './imports.ts';

/** The rules of this house that no common linter knows. Their tables say what is allowed. */
export default {
  meta: { name: 'house' },
  rules: { imports, capabilities, barrels },
};
