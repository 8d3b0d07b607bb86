import { followParent } from './follow-parent.ts';
import { section } from './section.ts';

followParent();

const modules = 'node_modules';
const types = (project: string) => [`${modules}/typescript/bin/tsc`, '--project', project];

const results = [
  await section('Format', [`${modules}/oxfmt/bin/oxfmt`, '--check']),
  await section('Lint and import rules', [`${modules}/oxlint/bin/oxlint`]),
  await section('Types: everything', types('tsconfig.json')),
  await section('Types: contract', types('tsconfig.contract.json')),
  await section('Types: server', types('tsconfig.server.json')),
  await section('Types: web', types('tsconfig.web.json')),
  await section('Unused code and dependencies', [`${modules}/knip/bin/knip.js`]),
];

process.exitCode = results.every(Boolean) ? 0 : 1;
