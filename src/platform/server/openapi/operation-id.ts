import type { Route } from '#platform/contract/route.ts';

/** First words of paths that name an act, where others name what is created or read. */
const VERBS = new Set(
  (
    'accept approve ask assign cancel change check close commit complete confirm deactivate disable ' +
    'discard export forgot import link logout mail move paste preview reactivate read redeem refresh remove reopen ' +
    'repair restore retrieve revoke rollback score sign start switch sync unblock undo unfollow upload validate'
  ).split(' '),
);

const METHOD_VERBS = {
  GET: 'get',
  POST: 'create',
  PUT: 'update',
  PATCH: 'change',
  DELETE: 'delete',
} as const;

/**
 * The name of a call for generated clients, from its method and path: `listAgents`, `getAgent`, `syncAgent`,
 * `restoreAgentFileVersion`, `getEngineByCode`.
 */
export function operationId(
  { method, path }: Pick<Route, 'method'> & { readonly path: string },
  answersList: boolean,
): string {
  const segments = path.split('/').slice(2);
  const named = segments.filter((segment) => !segment.startsWith(':'));
  const [verb, ...object] = actOf(method, named.at(-1) ?? '');
  const owners = verb === undefined ? named : named.slice(0, -1);
  const words = owners
    .filter((segment) => !isAlternativeKey(segment))
    .map((segment) => {
      const next = segments[segments.indexOf(segment) + 1];
      const isOne =
        next === undefined ? method === 'POST' : next.startsWith(':') || isAlternativeKey(next);
      return isOne ? singular(segment) : segment;
    });
  const keys = owners
    .filter(isAlternativeKey)
    .map((segment) => (segment === 'id' ? 'by-id' : segment));
  const usual = method === 'GET' && answersList ? 'list' : METHOD_VERBS[method];
  return (verb ?? usual) + [...words, ...object, ...keys].map(pascal).join('');
}

/** The words of an act, for example `rollback stage`. */
function actOf(method: Route['method'], segment: string): string[] {
  // A GET downloads an export that a ticket allows; a POST makes one.
  if (segment === 'export' ? method !== 'GET' : method === 'GET') return [];
  const words = segment.split('-');
  const isThing = segment.endsWith('-ticket') || segment.endsWith('-link');
  return VERBS.has(words[0] ?? '') && !isThing ? words : [];
}

/** A key other than the usual one of the record before it: `by-code`. */
function isAlternativeKey(segment: string): boolean {
  return segment === 'id' || segment.startsWith('by-');
}

function singular(plural: string): string {
  return plural
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x)es$/, '')
    .replace(/(?<![su])s$/, '');
}

function pascal(words: string): string {
  return words.replaceAll(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());
}
