import { errors } from '#platform/contract/errors.ts';
import type { Connection } from '../database/connection.ts';

const COME_AGAIN_SECONDS = 2;

/** What the database can serve. */
export interface Limits {
  /** Calls that work with the database at the same time. More would only wait for each other there. */
  readonly places: number;
  /** Calls that may wait for a place; the next one is refused immediately. */
  readonly mostWaiting: number;
  /** A call that has waited this long in all is refused. */
  readonly patienceMs: number;
}

/** A call on its way in. It may need a place several times, and is then served before those that came later. */
export interface Arrival {
  readonly order: number;
  patienceMs: number;
}

/** Refuses what the database cannot serve soon, so that callers are not left waiting and can be served elsewhere. */
export interface Admission {
  arrive(): Arrival;
  /** Does the work as soon as there is a place for it. */
  during<Result>(arrival: Arrival, work: () => Promise<Result>): Promise<Result>;
}

/** On the embedded database, with its one session, calls wait as they come. */
export function limitsOf({
  embedded,
  sessions,
}: Pick<Connection, 'embedded' | 'sessions'>): Limits {
  if (embedded) return { places: Infinity, mostWaiting: 0, patienceMs: 0 };
  // While one call of a session waits for the database, this process works for the other.
  return { places: 2 * sessions.options.max, mostWaiting: 500, patienceMs: 800 };
}

/** Makes the queue in front of the database. */
export function createAdmission({ places, mostWaiting, patienceMs }: Limits): Admission {
  const queue: { readonly order: number; readonly enter: () => void }[] = [];
  let atWork = 0;
  let arrived = 0;

  return {
    arrive: () => ({ order: (arrived += 1), patienceMs }),
    async during(arrival, work) {
      if (atWork < places) atWork += 1;
      else await waitForPlace(arrival);
      try {
        return await work();
      } finally {
        // The place goes from hand to hand, so that nobody who has just come can take it.
        const next = queue.shift();
        if (next === undefined) atWork -= 1;
        else next.enter();
      }
    },
  };

  function waitForPlace(arrival: Arrival): Promise<void> {
    if (queue.length >= mostWaiting) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const since = performance.now();
      const waiting = {
        order: arrival.order,
        enter() {
          clearTimeout(timer);
          arrival.patienceMs -= performance.now() - since;
          resolve();
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(refusal());
      }, arrival.patienceMs);
      queue.splice(queue.findLastIndex(({ order }) => order < waiting.order) + 1, 0, waiting);
    });
  }
}

function refusal(): Error {
  return errors.unavailable({ retryAfterSeconds: COME_AGAIN_SECONDS });
}
