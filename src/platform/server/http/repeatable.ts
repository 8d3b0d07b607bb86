import type { Route } from '#platform/contract/route.ts';

/** Whether a route stores its answer under an `Idempotency-Key`. */
export function isRepeatable({ method, access, form, ...route }: Route): boolean {
  if (method === 'GET' || access === 'public' || access === 'person') return false;
  // The content of a form is known only once it has been read; such a route recognises repetitions by it.
  return answersJson(route) && route.secretAnswer !== true && form === undefined;
}

/** Whether the answer is JSON, as with most routes. */
export function answersJson({ answersWith = 'json' }: Pick<Route, 'answersWith'>): boolean {
  return answersWith === 'json';
}
