import { createCaller, type Caller } from '../caller.ts';
import { OURS, startServer } from '../processes.ts';

/** A server that is killed now and then, and a client who does not care. */
export interface MortalServer extends Caller {
  /** Kills it like a power cut, whatever it is doing, and starts it again, after a look at what it left. */
  killAndStart(look?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export async function startMortalServer(
  environment: Record<string, string | undefined>,
): Promise<MortalServer> {
  let server = await startServer(OURS, environment);
  return {
    ...createCaller(() => server.address),
    async killAndStart(look) {
      await server.kill();
      await look?.();
      server = await startServer(OURS, environment);
    },
    stop: () => server.stop(),
  };
}
