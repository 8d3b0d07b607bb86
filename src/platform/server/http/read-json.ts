import type { FastifyInstance } from 'fastify';
import type { ParseError } from 'jsonc-parser';
import { errors, type AppError } from '#platform/contract/errors.ts';
import { noteSentBody } from './webhook-body.ts';

/** Has JSON bodies read as Fastify reads them, but reports where a body is not JSON. */
export function readJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) =>
      void read(request, body, (failure, value) => {
        if (failure === null) {
          noteSentBody(request, body);
          done(null, value);
        } else void refuse(body, done);
      }),
  );
}

async function refuse(body: string, done: (failure: AppError) => void): Promise<void> {
  done(await locate(body));
}

async function locate(text: string): Promise<AppError> {
  const { parse } = await import('jsonc-parser');
  const problems: ParseError[] = [];
  parse(text, problems, { disallowComments: true });
  const [first] = problems;
  // An empty body, or one with a name that could change the prototype of all objects.
  if (text === '' || first === undefined) return errors.validation_failed();
  const lines = text.slice(0, first.offset).split('\n');
  const parameters = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  return errors.validation_failed({
    fields: [{ path: '', code: 'platform:validation.malformed_json', parameters }],
  });
}
