import type { Route } from '#platform/contract/route.ts';

/** Whether a route stores its answer under an `Idempotency-Key`. */
export function isRepeatable({ method, access, form, ...route }: Route): boolean {
  if (method === 'GET' || access === 'public' || access === 'person') return false;
  // The content of a form is known only once it has been read.
  const isKnown = form === undefined || form.repeatable === true;
  return answersJson(route) && route.secretAnswer !== true && isKnown;
}

/** Whether the answer is JSON, as with most routes. */
export function answersJson({ answersWith = 'json' }: Pick<Route, 'answersWith'>): boolean {
  return answersWith === 'json';
}
