import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { modules } from '#app/server/modules.ts';
import { describeRoutes } from '#platform/server/openapi/describe-routes.ts';
import { declaredRoutes } from '../tests/support/sweep/served-routes.ts';
import { followParent } from './follow-parent.ts';

followParent();

const document = describeRoutes(
  await declaredRoutes(),
  modules.flatMap(({ api = [] }) => api),
);

const problems = [...(await lintWithSpectral(document)), ...(await lintWithRedocly(document))];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** All rules for OpenAPI that Spectral recommends. */
async function lintWithSpectral(described: object): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset(new spectral.Ruleset({ extends: [[rulesets.oas, 'recommended']] }));
  const found = await linter.run({ ...described });
  return found.map(({ code, message, path }) => `${code}: ${message} (${path.join('.')})`);
}

/** All rules that Redocly recommends, but one. */
async function lintWithRedocly(described: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The paths are given: `/v1/engines/by-code/{code}` beside `/v1/engines/{id}/status`. No id is `by-code`.
      'no-ambiguous-paths': 'off',
    },
  });
  const found = await lintFromString({ source: JSON.stringify(described), config });
  return found.map(
    ({ ruleId, message, location: [place] }) => `${ruleId}: ${message} (${place?.pointer ?? ''})`,
  );
}
