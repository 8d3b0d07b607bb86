import { followParent } from './follow-parent.ts';
import { runSections } from './section.ts';

followParent();

const modules = 'node_modules';

/**
 * On one thread, beside the others: threads that share a project find out much of it once each. And with
 * room to leave garbage lying, which a program that soon ends need not collect.
 */
const types = (title: string, project: string) => ({
  title: `Types: ${title}`,
  command: [`${modules}/typescript/bin/tsc`, '--singleThreaded', '--project', project],
  env: { GOGC: '400' },
});

// The longest first, so that none is left to run alone.
const passed = await runSections([
  types('everything', 'tsconfig.json'),
  { title: 'Lint and import rules', command: [`${modules}/oxlint/bin/oxlint`] },
  types('server', 'tsconfig.server.json'),
  types('web', 'tsconfig.web.json'),
  { title: 'Unused code and dependencies', command: [`${modules}/knip/bin/knip.js`] },
  types('contract', 'tsconfig.contract.json'),
  { title: 'Format', command: [`${modules}/oxfmt/bin/oxfmt`, '--check'] },
]);

process.exitCode = passed ? 0 : 1;
