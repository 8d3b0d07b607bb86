import type { People } from './people.ts';

/** How long each of so many calls takes, one after another, once one has warmed up what they need. */
export async function waitsFor(calls: number, act: () => Promise<unknown>): Promise<number[]> {
  await act();
  const waits: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const from = performance.now();
    await act();
    waits.push(performance.now() - from);
  }
  return waits;
}

/** How somebody of the first company reads an answer to its end. */
export function readerOf(people: People): (address: string) => Promise<void> {
  const [token] = people.next();
  const headers = { authorization: `Bearer ${token}`, 'x-company-id': '1' };
  return async (address) => {
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`);
  };
}
