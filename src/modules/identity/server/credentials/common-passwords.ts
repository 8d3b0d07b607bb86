import { readFile } from 'node:fs/promises';

const LIST = new URL('./common-passwords.txt', import.meta.url);

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of those that are tried first, however it is capitalised. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readFile(LIST, 'utf8').then((text) => new Set(text.split('\n')));
  return (await known).has(password.toLowerCase());
}
