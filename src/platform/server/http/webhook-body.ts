import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent, on routes that programs of others call. */
    sentBody?: string;
  }
}

/** Stores the text of a body where its route may have to check a signature. */
export function noteSentBody(request: FastifyRequest, body: string): void {
  if (request.routeOptions.config.route?.webhook === true) request.sentBody = body;
}

/** Has the fields of forms read; every route but those that programs of others call refuses such bodies before. */
export function readFormFields(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      noteSentBody(request, body);
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
}
