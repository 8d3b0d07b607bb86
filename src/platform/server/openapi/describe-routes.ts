import type { ApiDescription } from '#platform/contract/api-description.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { platformApi } from '#platform/contract/platform-api.ts';
import type { Route } from '#platform/contract/route.ts';
import { describeOperation } from './describe-operation.ts';
import { headerComponents } from './headers.ts';
import { introduction } from './introduction.ts';
import { parameterComponents } from './parameters.ts';
import { Schemas } from './schemas.ts';

const VERSION = '2.0.2';

/** The OpenAPI document of these routes. */
export function describeRoutes(
  routes: readonly Route[],
  modules: readonly ApiDescription[],
): object {
  const described = [platformApi, ...modules];
  const groups = described.flatMap((module) => module.groups);
  const schemas = new Schemas(described.flatMap((module) => Object.entries(module.schemas)));
  schemas.reference(errorBody, 'output', 'Error');
  const paths: Record<string, Record<string, object>> = {};
  const failures: Record<string, object> = {};
  const used = new Set<string>();
  for (const route of routes) {
    const [, api = '', start = ''] = route.path.split('/');
    const whole = `/${api}/${start}`;
    const group =
      groups.find(({ paths: begin }) => begin.includes(whole)) ??
      groups.find(({ paths: begin }) => begin.includes(start));
    const tag = group?.name ?? start;
    used.add(tag);
    const path = (paths[route.path.replaceAll(/:(\w+)/g, '{$1}')] ??= {});
    path[route.method.toLowerCase()] = describeOperation(route, {
      named: route.path.replace(start, group?.names?.[whole] ?? start),
      tag,
      schemas,
      failures,
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Backoffice',
      version: VERSION,
      description: introduction,
      contact: { name: 'The administrators of your company' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'This installation' }],
    tags: groups
      .filter(({ name }) => used.has(name))
      .map(({ name, description }) => ({ name, description })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a session, or an API token.',
        },
      },
      parameters: parameterComponents,
      headers: headerComponents,
      responses: failures,
      schemas: schemas.components,
    },
  };
}
