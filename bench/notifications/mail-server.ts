import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const script = fileURLToPath(new URL('mail-server-process.ts', import.meta.url));

/** Starts a stand-in for a mail server beside this process, so that its work delays nothing that is measured here. */
export async function startMailServer() {
  const child = fork(script);
  const nextMessage = async (): Promise<unknown> => (await once(child, 'message'))[0];
  const url = z.string().parse(await nextMessage());
  return {
    url,
    /** To whom the mails were that it received. */
    async recipients(): Promise<string[]> {
      child.send('recipients');
      return z.array(z.string()).parse(await nextMessage());
    },
    close: () => child.kill(),
  };
}
