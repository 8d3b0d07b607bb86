import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { newKey } from '../api/keys.ts';
import { failureOf } from '../feedback/failure.ts';
import { toast } from '../feedback/toasts.ts';

interface Action<Input, Result> {
  /** Performs the call; the key goes along with it. */
  readonly act: (input: Input, idempotencyKey: string) => Promise<Result>;
  /** First parts of the keys of queries that are no longer true, as in `[['agents']]`. */
  readonly refreshes?: readonly QueryKey[];
  /** Said when it worked. */
  readonly success?: string | ((result: Result, input: Input) => string);
  /** Heading of the toast when it did not; false where the screen itself shows the failure. */
  readonly failure?: string | false;
  readonly onSuccess?: (result: Result, input: Input) => void;
}

/**
 * One thing a person can do to the server. The idempotency key is made for the act: pressing again
 * after a lost answer sends the same key, so the act happens once; other input is another act.
 */
export function useAction<Input, Result>(
  action: Action<Input, Result>,
): UseMutationResult<Result, Error, Input> {
  const client = useQueryClient();
  const attempt = useRef<{ input: string; key: string }>(undefined);

  return useMutation<Result, Error, Input>({
    mutationFn: async (input) => {
      // Of nothing at all JSON writes nothing.
      const written = JSON.stringify(input ?? null);
      if (attempt.current?.input !== written) attempt.current = { input: written, key: newKey() };
      return action.act(input, attempt.current.key);
    },
    onSuccess: async (result, input) => {
      attempt.current = undefined;
      const { success } = action;
      if (success !== undefined) {
        toast.success(typeof success === 'function' ? success(result, input) : success);
      }
      action.onSuccess?.(result, input);
      await Promise.all(
        (action.refreshes ?? []).map(async (queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) => {
      // A refused act may be tried again; only an answer that never came leaves it open.
      if (failureOf(error).answered) attempt.current = undefined;
      if (action.failure !== false) toast.failure(error, action.failure);
    },
  });
}
