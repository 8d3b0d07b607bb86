import { openAsBlob } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { catalogueImport, type CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import type { People } from '../people.ts';
import type { Running } from '../processes.ts';

const POLL_EVERY_MS = 100;

const answer = z.object({ data: catalogueImport });
type Call = (method: string, path: string, body?: FormData | object) => Promise<CatalogueImport>;

/** Sends the files of a company. */
export async function sendFiles(
  call: Call,
  company: string,
  files: readonly (readonly [string, string])[],
): Promise<CatalogueImport> {
  const form = new FormData();
  form.append('company_code', company);
  for (const [name, path] of files) form.append('files', await openAsBlob(path), name);
  return call('POST', '/v1/air/imports', form);
}

/** Has an import checked with the columns that were found, and waits until it is. */
export async function check(call: Call, { id, tables }: CatalogueImport) {
  const body = { tables: tables.map(({ name, part, columns }) => ({ name, part, columns })) };
  await call('POST', `/v1/air/imports/${id}/check`, body);
  return ended(call, `/v1/air/imports/${id}`, 'checked');
}

/** Has an import written, and waits until it is. */
export async function commit(call: Call, { id }: CatalogueImport) {
  await call('POST', `/v1/air/imports/${id}/commit`);
  return ended(call, `/v1/air/imports/${id}`, 'imported');
}

/** Has an import undone, and waits until it is. */
export async function undo(call: Call, { id }: CatalogueImport) {
  await call('POST', `/v1/air/imports/${id}/undo`);
  return ended(call, `/v1/air/imports/${id}`, 'undone');
}

/** Calls about imports, each by another person. */
export function callerOf({ address }: Running, people: People): Call {
  const call: Call = async (method, path, body) => {
    const [token] = people.next();
    const isForm = body instanceof FormData;
    const response = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-company-id': '1',
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    });
    const text = await response.text();
    // Only the embedded database is ever too busy for one person.
    if (response.status === 503) return call(method, path, body);
    if (!response.ok) throw new Error(text);
    return answer.parse(JSON.parse(text)).data;
  };
  return call;
}

/** Waits for the end of a step, and counts how often its progress was seen to change. */
async function ended(call: Call, path: string, wanted: CatalogueImport['status']) {
  const seen = new Set<number>();
  for (;;) {
    const found = await call('GET', path);
    seen.add(found.rows_done);
    if (found.status === wanted && found.problems === 0) return { ...found, steps: seen.size };
    if (!['checking', 'importing', 'undoing'].includes(found.status)) {
      throw new Error(`${found.status}: ${found.failure ?? `${found.problems} problems`}`);
    }
    await sleep(POLL_EVERY_MS);
  }
}

/** What work returns, and the seconds it took. */
export async function timed<Result>(work: () => Promise<Result>) {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1_000 };
}
