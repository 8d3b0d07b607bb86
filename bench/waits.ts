import { z } from 'zod';
import type { People } from './people.ts';

/** The headers of a call of the next person. */
export function headersOf(people: People): Record<string, string> {
  const [token] = people.next();
  return { authorization: `Bearer ${token}`, 'x-company-id': '1' };
}

/** Reads an answer to its end without storing it; answers how many bytes there were. */
export async function take(address: string, request: RequestInit): Promise<number> {
  const answer = await fetch(address, request);
  if (!answer.ok) throw new Error(`${address} was answered ${await answer.text()}`);
  let bytes = 0;
  for await (const piece of answer.body ?? [])
    bytes += z.instanceof(Uint8Array).parse(piece).length;
  return bytes;
}

/** How long each of so many calls takes, one after the other. */
export async function waitsFor(times: number, act: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const from = performance.now();
    await act();
    waits.push(performance.now() - from);
  }
  return waits;
}
