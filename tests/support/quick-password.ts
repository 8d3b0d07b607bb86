import { hash } from '@node-rs/argon2';

/** The password of everybody in a test application who has not chosen another. */
export const PASSWORD = 'correct-horse-battery';

let hashed: Promise<string> | undefined;

/**
 * Its hash of the kind that the application uses, but with no work factor. People sign in hundreds of times
 * a run; the cost of the application's own hashes is tested with signing in.
 */
export function quickPasswordHash(): Promise<string> {
  return (hashed ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }));
}
