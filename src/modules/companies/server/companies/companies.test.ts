import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { send } from '#tests/support/send.ts';

const svgAddress: unknown = expect.stringMatching(/^data:image\/svg\+xml;base64,[\w+/=]+$/);

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', environment: { DEMO: '1' } });
});

afterAll(() => app.close());

const asStranger = (path: string) => send(app, { method: 'GET', path });

describe('a visitor', () => {
  test('sees only what the sign-in screen shows of the first company', async () => {
    const { status, body } = await asStranger('/api/companies/1');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        id: 1,
        name_th: 'บริษัท น้ำตาลธารอ้อยทอง จำกัด',
        name_en: 'Than Oi Thong Sugar Co., Ltd.',
        code: 'TOT',
        logo: svgAddress,
        theme: 'Default',
      },
    });
  });

  test('cannot distinguish another company from one that does not exist', async () => {
    const [existing, missing] = await Promise.all([
      asStranger('/api/companies/2'),
      asStranger('/api/companies/999'),
    ]);
    expect([existing.status, missing.status]).toEqual([404, 404]);
    expect({ ...Object(existing.body), request_id: '' }).toEqual({
      ...Object(missing.body),
      request_id: '',
    });
    expect((await asStranger('/api/companies/one')).status).toBe(400);
  });
});
