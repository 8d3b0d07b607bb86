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
import { outdate } from './outdate.ts';

interface Action<Input, Result> {
  /** Performs the call with the idempotency key. */
  readonly act: (input: Input, idempotencyKey: string) => Promise<Result>;
  /** Prefixes of query keys whose answers are outdated, for example `[['agents']]`. */
  readonly refreshes?: readonly QueryKey[];
  /** The id of the record that is gone afterwards. */
  readonly deletes?: ((input: Input) => string | undefined) | undefined;
  /** Text of the toast after success. */
  readonly success?: string | ((result: Result, input: Input) => string);
  /** Heading of the toast after a failure; false where the screen itself shows it. */
  readonly failure?: string | false;
  readonly onSuccess?: (result: Result, input: Input) => void;
  /** Actions with the same name are carried out one after the other. */
  readonly queue?: string;
}

/**
 * One thing a person can do on the server. The idempotency key belongs to the action: pressing again
 * after a lost answer sends the same key, so it happens once; other input is another action.
 */
export function useAction<Input, Result>(
  action: Action<Input, Result>,
): UseMutationResult<Result, Error, Input> {
  const client = useQueryClient();
  const attempt = useRef<{ input: string; key: string }>(undefined);

  return useMutation<Result, Error, Input>({
    ...(action.queue !== undefined && { scope: { id: action.queue } }),
    mutationFn: async (input) => {
      // JSON has no text for undefined.
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
      const { refreshes = [], deletes } = action;
      await outdate(client, { refreshes, gone: deletes?.(input) });
    },
    onError: (error) => {
      // A refused action may be tried again; only a missing answer leaves it open.
      if (failureOf(error).answered) attempt.current = undefined;
      if (action.failure !== false) toast.failure(error, action.failure);
    },
  });
}
