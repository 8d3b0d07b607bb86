import { Readable } from 'node:stream';
import { getExampleRoute } from '#modules/catalogue/contract/import-files.ts';
import type { Context } from '#platform/server/context.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { makeExample } from './make-example-file.ts';

/** Files to begin an import with. */
export function serveExamples(serve: Serve, { translator }: Context): void {
  serve.outside(getExampleRoute, async ({ query: { file }, scope, reply }) => {
    const headingOf = (column: string) =>
      translator.translate(scope.language, `catalogue:imports.columns.${column}`);
    const content = await makeExample({ file, headingOf });
    return sendFile(reply, {
      filename: file,
      mime_type: 'application/octet-stream',
      size_bytes: content.byteLength,
      content: Readable.from([content]),
    });
  });
}
