import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { embeddedDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { call, startPlatformApp, type PlatformApp } from '#tests/support/platform-app.ts';
import { sendFile } from './send-file.ts';
import { serveWebApp } from './web-app.ts';

const download = defineRoute({
  method: 'GET',
  path: '/v1/downloads',
  access: 'public',
  summary: 'Sends a file',
  query: z.object({ filename: z.string(), missing: z.string().optional() }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

let home: TestDatabase;
let app: PlatformApp;

beforeAll(async () => {
  home = await embeddedDatabase();
  const built = join(home.settings.DATA_DIR, 'web');
  await mkdir(join(built, 'assets'), { recursive: true });
  await writeFile(join(built, 'index.html'), '<title>Backoffice</title>');
  await writeFile(join(built, 'assets', 'main-1a2b.js'), 'start()');
  await writeFile(join(built, 'assets', 'main-1a2b.js.br'), brotliCompressSync('start()'));
  await writeFile(join(home.settings.DATA_DIR, 'secret.txt'), 'secret');
  app = await startPlatformApp({
    home,
    routes(serve, { files }) {
      serve.outside(download, async ({ query, reply }) => {
        const key = await files.keep(
          await files.receive(Readable.from(['<script>alert(1)</script>']), 1_000),
        );
        if (query.missing !== undefined) await rm(files.pathOf(key));
        return sendFile(reply, {
          filename: query.filename,
          mime_type: 'text/html',
          size_bytes: 25,
          content: files.read(key),
        });
      });
    },
    more: (http) =>
      serveWebApp(http, { built, pictureOrigins: async () => ['https://tiles.example.com'] }),
  });
});
afterAll(async () => {
  await app.close();
  await home.close();
});

const page = '<title>Backoffice</title>';

describe('the web application', () => {
  it.each(['/', '/login', '/agents/123?tab=files', '/deeply/nested/screen', '/v10', '/apiary'])(
    'is its page at %s, always fresh',
    async (path) => {
      const answer = await call(app.address + path);
      expect([answer.status, answer.body]).toEqual([200, page]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(answer.headers.get('content-security-policy')).toContain(
        "img-src 'self' data: blob: https://tiles.example.com;",
      );
    },
  );

  it('has hashed files, which are cached for ever and sent as they were compressed', async () => {
    const answer = await call(`${app.address}/assets/main-1a2b.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.body).toBe('start()');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = await fetch(`${app.address}/assets/main-1a2b.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'start()']);
  });

  it.each([
    '/v1',
    '/v1?x=1',
    '/v1/',
    '/v1/nothing',
    '/api',
    '/api?x',
    '/api/nothing?a=/b',
    '/assets/old-9z8y.js',
    '/assets/',
    '/assets',
    '/wp-login.php',
    '/deep/.env',
    '/agents/logo.png?x',
  ])('is not the answer at %s', async (path) => {
    const answer = await call(app.address + path);
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }]);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/%00',
    '/index.html%00.js',
  ])('never gives out what lies beside it, at %s', async (path) => {
    const answer = await call(app.address + path);
    expect(String(answer.body)).not.toContain('secret');
    expect(answer.status === 404 || answer.body === page).toBe(true);
  });

  it.each(['/', '/assets/main-1a2b.js'])('counts nobody who asks for %s', async (path) => {
    const { headers } = await call(app.address + path);
    expect(headers.get('x-ratelimit-limit')).toBeNull();
    const api = await call(`${app.address}/v1/downloads?filename=a.txt`);
    expect(api.headers.get('x-ratelimit-limit')).toBe('3000');
  });

  it('is read-only', async () => {
    const answer = await call(`${app.address}/login`, { method: 'POST' });
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }]);
  });
});

describe('a file that was uploaded', () => {
  const fetchFile = (filename: string, missing = '') =>
    call(`${app.address}/v1/downloads?filename=${encodeURIComponent(filename)}${missing}`);

  it('is saved and never shown, so that it cannot run in our origin', async () => {
    const { status, headers } = await fetchFile('page.html');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename=page.html');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-length')).toBe('25');
  });

  it.each([
    'ราคาอ้อย ปี 2569.pdf',
    'a"b.txt',
    'a\r\nset-cookie: x=1.txt',
    '../../etc/passwd',
    'a;b.txt',
    `${'ก'.repeat(300)}.txt`,
  ])('may be called %j', async (filename) => {
    const { status, headers } = await fetchFile(filename);
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename/);
  });

  it('that is missing on the disk is an error in the one format, not half a download', async () => {
    const { status, headers, body } = await fetchFile('page.html', '&missing=1');
    expect(status).toBe(500);
    expect(body).toMatchObject({ success: false, code: 'internal' });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toBeNull();
  });
});
