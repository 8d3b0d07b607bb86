import { barrels } from './barrels.ts';
import { capabilities } from './capabilities.ts';
import { imports } from './imports.ts';
import { endings, sending } from './screens.ts';

/** The rules of this repository that no common linter has. Their tables define what is allowed. */
export default {
  meta: { name: 'house' },
  rules: { imports, capabilities, barrels, endings, sending },
};
