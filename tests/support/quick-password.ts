import { hash } from '@node-rs/argon2';

/** The password of everybody in a test application who has not chosen another. */
export const PASSWORD = 'correct-horse-battery';

let hashed: Promise<string> | undefined;

/**
 * Its hash by the kind that the application uses, but weighed in no time. People sign in hundreds of times
 * a run; what a hash of the application's own costs is proved where signing in is.
 */
export function quickPasswordHash(): Promise<string> {
  return (hashed ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }));
}
