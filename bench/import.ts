import { once } from 'node:events';
import { createWriteStream, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { z } from 'zod';
import { catalogueImport, type CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { addPeople, type People } from './people.ts';
import { memoryOf, type Running } from './processes.ts';
import { percent, report, title } from './report.ts';
import { wideCompany, wideField } from './search/wide-company.ts';
import { openTestBed } from './test-bed.ts';

const USUAL_FIELDS = 1_000_000;
const POLL_EVERY_MS = 100;
const MEGABYTE = 1_000_000;
const BUDGET = 0.3;

const answer = z.object({ data: catalogueImport });
type Call = (method: string, path: string, body?: FormData | object) => Promise<CatalogueImport>;

interface Settings {
  readonly embedded: boolean;
  readonly fields: string | undefined;
}

/** A company with this many fields, brought by files: received, checked row by row, and written in one go. */
export async function measureImport({ embedded, fields }: Settings): Promise<void> {
  const count = Number(fields ?? USUAL_FIELDS);
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-files-'));
  const bed = await openTestBed({ embedded });
  try {
    title(`Import of ${count} fields, ${bed.name}`);
    const files = await writeFiles(folder, count);
    const call = caller(bed.ours, await addPeople(bed.pool));
    const before = memoryOf(bed.ours.pid);
    const peak = watchMemory(bed.ours);

    const form = new FormData();
    form.append('company_code', 'WIDE');
    for (const [name, path] of files) form.append('files', await openAsBlob(path), name);
    const received = await timed(() => call('POST', '/v1/air/imports', form));
    const { id, tables } = received.result;
    const at = `/v1/air/imports/${id}`;
    const body = { tables: tables.map(({ name, part, columns }) => ({ name, part, columns })) };
    const checked = await timed(async () => {
      await call('POST', `${at}/check`, body);
      return ended(call, at, 'checked');
    });
    const written = await timed(async () => {
      await call('POST', `${at}/commit`);
      return ended(call, at, 'imported');
    });
    const more = (peak.stop() - before) / MEGABYTE;

    const row = (what: string, seconds: number) => ({
      what,
      ours: `${seconds.toFixed(1)} s, ${Math.round(count / seconds)}/s`,
    });
    report(
      row('received', received.seconds),
      row('checked', checked.seconds),
      row('written', written.seconds),
      {
        what: 'memory more, at its peak',
        ours: `${more.toFixed(0)} MB`,
        budget: '<= 250 MB',
        met: more <= 250,
      },
      { what: 'progress reports seen', ours: String(written.result.steps) },
    );
    if (!bed.embedded) await compareWithCopy(bed.pool, count, written.seconds);
  } finally {
    await bed.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** COPY of the same rows into a table with the same indexes, and into one without any. */
async function compareWithCopy(pool: Pool, count: number, ours: number): Promise<void> {
  const file = join(tmpdir(), `backoffice-bench-${process.pid}.copy`);
  await pool.query(`copy catalogue_fields to '${file}'`);
  for (const [what, like] of [
    ['COPY, with the same indexes', 'including all'],
    ['COPY, with none', 'including defaults including generated'],
  ] as const) {
    await pool.query(`create table copied (like catalogue_fields ${like})`);
    const { seconds } = await timed(() => pool.query(`copy copied from '${file}'`));
    await pool.query('drop table copied');
    const isFloor = like === 'including all';
    report({
      what,
      ours: `${Math.round(count / ours)}/s`,
      floor: `${Math.round(count / seconds)}/s`,
      ratio: percent(seconds / ours),
      ...(isFloor ? { budget: `>= ${percent(BUDGET)}`, met: seconds / ours >= BUDGET } : {}),
    });
  }
  await pool.query(`copy (select) to program 'rm ${file}'`);
}

function caller({ address }: Running, people: People): Call {
  return async (method, path, body) => {
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
    if (!response.ok) throw new Error(text);
    return answer.parse(JSON.parse(text)).data;
  };
}

/** Waits for the end of a step, and counts how often its progress was seen to change. */
async function ended(call: Call, path: string, wanted: CatalogueImport['status']) {
  const seen = new Set<number>();
  for (;;) {
    const found = await call('GET', path);
    seen.add(found.rows_done);
    if (found.status === wanted && found.problems === 0) return { ...found, steps: seen.size };
    if (!['checking', 'importing'].includes(found.status)) {
      throw new Error(`${found.status}: ${found.failure ?? `${found.problems} problems`}`);
    }
    await sleep(POLL_EVERY_MS);
  }
}

function watchMemory({ pid }: Running) {
  let most = 0;
  const look = setInterval(() => (most = Math.max(most, memoryOf(pid))), POLL_EVERY_MS);
  return {
    stop() {
      clearInterval(look);
      return most;
    },
  };
}

async function timed<Result>(work: () => Promise<Result>) {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1_000 };
}

type Line = readonly (string | boolean | null)[];

async function writeFiles(folder: string, count: number): Promise<[string, string][]> {
  const { modules, features } = wideCompany(count);
  const write = async (name: string, headings: Line, lines: Iterable<Line>) => {
    const path = join(folder, name);
    const file = createWriteStream(path);
    file.write(`${headings.join(',')}\n`);
    for (const line of lines) {
      if (!file.write(`${line.join(',')}\n`)) await once(file, 'drain');
    }
    file.end();
    await once(file, 'finish');
    return [name, path] satisfies [string, string];
  };
  function* fields(): Generator<Line> {
    for (let number = 0; number < count; number += 1) {
      const row = wideField(number);
      const { feature_code, code, name_th, name_en, type, is_required, description } = row;
      yield [feature_code, code, name_th, name_en, type, is_required, description];
    }
  }
  return [
    await write(
      'modules.csv',
      ['module_code', 'name_th', 'name_en'],
      modules.map(({ code, name_th, name_en }) => [code, name_th, name_en]),
    ),
    await write(
      'features.csv',
      ['module_code', 'feature_code', 'name_th', 'name_en'],
      features.map(({ module_code, code, name_th, name_en }) => [
        module_code,
        code,
        name_th,
        name_en,
      ]),
    ),
    await write(
      'fields.csv',
      [
        'feature_code',
        'field_code',
        'name_th',
        'name_en',
        'field_type',
        'is_required',
        'description',
      ],
      fields(),
    ),
  ];
}
