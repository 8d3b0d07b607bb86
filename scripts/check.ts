import { followParent } from './follow-parent.ts';
import { runSections } from './section.ts';

followParent();

const modules = 'node_modules';

/** Room to leave garbage uncollected, as the program ends soon. */
const GOGC = '400';

/** On one thread, beside the others: threads that share a project repeat much of the work. */
const types = (title: string, project: string) => ({
  title: `Types: ${title}`,
  command: [`${modules}/typescript/bin/tsc`, '--singleThreaded', '--project', project],
  env: { GOGC },
});

// The longest first, so that none is left to run alone.
const passed = await runSections([
  {
    // The linter computes the types of the whole tree anyway.
    title: 'Types, lint and import rules',
    command: [`${modules}/oxlint/bin/oxlint`, '--type-check'],
    env: { GOGC },
  },
  types('server', 'tsconfig.server.json'),
  types('web', 'tsconfig.web.json'),
  { title: 'Unused code and dependencies', command: [`${modules}/knip/bin/knip.js`] },
  { title: 'OpenAPI document', command: ['scripts/check-openapi.ts'] },
  types('contract', 'tsconfig.contract.json'),
  { title: 'Format', command: [`${modules}/oxfmt/bin/oxfmt`, '--check'] },
]);

process.exitCode = passed ? 0 : 1;
