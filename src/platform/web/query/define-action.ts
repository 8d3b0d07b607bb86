import type { QueryKey, UseMutationResult } from '@tanstack/react-query';
import type { Route } from '#platform/contract/route.ts';
import type { TextsHandle } from '../i18n/texts.ts';
import { sayPlain, type Dictionary, type PlainTextKey, type Translate } from '../i18n/translate.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { askRoute, splitInput, type RouteAnswer, type RouteInput } from '../api/call-route.ts';
import { useAction } from './use-action.ts';

type Success<R extends Route, Source extends Dictionary> =
  | PlainTextKey<Source>
  | ((t: Translate<Source>, answer: RouteAnswer<R>, input: RouteInput<R>) => string);

interface ActionSettings<R extends Route, Source extends Dictionary> {
  /** Kinds of record, or first elements of query keys, whose answers are outdated afterwards. */
  readonly refreshes?: readonly (string | QueryKey)[];
  /** Text of the toast after success; a function where the text mentions what it was done to. */
  readonly success?: Success<R, Source>;
  /** Heading of the toast after a failure; false where the screen itself shows it. */
  readonly failure?: PlainTextKey<Source> | false;
  /** Whether each waits for the one before: the last one counts. */
  readonly inOrder?: boolean;
}

interface ActionUse<R extends Route> {
  readonly onSuccess?: (answer: RouteAnswer<R>, input: RouteInput<R>) => void;
}

type ActionHook<R extends Route> = (
  use?: ActionUse<R>,
) => UseMutationResult<RouteAnswer<R>, Error, RouteInput<R>>;

/**
 * The hook of an action from its route:
 * `const useDeleteEngine = defineAction(routes.deleteEngineRoute, texts, { refreshes: ['engine'] })`,
 * then `const remove = useDeleteEngine()` and `remove.mutate({ id })`.
 */
export function defineAction<R extends Route, Source extends Dictionary>(
  route: R,
  texts: TextsHandle<Source>,
  { refreshes = [], success, failure, inOrder = false }: ActionSettings<R, Source> = {},
): ActionHook<R> {
  const keys = refreshes.map((entity) => (typeof entity === 'string' ? [entity] : entity));
  const isDeletion = route.method === 'DELETE' && route.path.endsWith('/:id');
  return function useRouteAction({ onSuccess }: ActionUse<R> = {}) {
    const t = useTexts(texts);
    return useAction({
      act: (input: RouteInput<R>, idempotencyKey) => askRoute(route, input, { idempotencyKey }),
      refreshes: keys,
      deletes: isDeletion ? (input) => String(splitInput(route, input).params['id']) : undefined,
      success:
        typeof success === 'function'
          ? (answer, input) => success(t, answer, input)
          : success && sayPlain(t, success),
      failure: failure && sayPlain(t, failure),
      ...(inOrder && { queue: route.path }),
      onSuccess,
    });
  };
}
