import { uploadFileRoute } from '#platform/contract/attachments.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Route } from '#platform/contract/route.ts';
import type { Context } from '../context.ts';
import type { Serve } from '../http/serve.ts';
import { receiveUpload } from './receive-upload.ts';
import type { UploadTarget } from './upload-target.ts';

interface Needs extends Pick<Context, 'files'> {
  readonly targets: readonly UploadTarget[];
}

/** Stores files with records of all modules, each as its module says. */
export function serveUploads(serve: Serve, { files, targets }: Needs): void {
  // A file that is too large is cut off, so that its name can be reported.
  const fileSize = Math.max(...targets.map(({ bytes }) => bytes));
  const upload = { throwFileSizeLimit: false, limits: { fileSize } };

  serve.form(describe(targets), async ({ scope, request }) => {
    if (!targets.some(({ permission }) => scope.permissions.has(permission))) {
      throw errors.forbidden();
    }
    const received = await receiveUpload(files, { scope, targets, parts: request.parts(upload) });
    const { target, entityId, file } = received;
    const { filename, sha256 } = file;
    let isStored = false;
    return {
      content: { entity_type: target.entityType, entity_id: entityId, filename, sha256 },
      async work(tx) {
        const stored = await target.store(tx, scope, { entityId, file });
        isStored = stored.isStored;
        return stored.file;
      },
      async tidy() {
        if (!isStored) await files.remove(file.storage_key);
      },
    };
  });
}

type Described = Omit<typeof uploadFileRoute, 'refuses'> & Pick<Route, 'refuses'>;

/** The route with what the modules add to it. */
function describe(targets: readonly UploadTarget[]): Described {
  const { description, refuses } = uploadFileRoute;
  const lines = targets.map(({ entityType, about }) =>
    about === undefined ? `- \`${entityType}\`` : `- \`${entityType}\`: ${about}`,
  );
  const own = targets.flatMap((target) => Object.values(target.errors ?? {}));
  return {
    ...uploadFileRoute,
    description: [description, ...lines].join('\n'),
    refuses: [...refuses, ...own],
  };
}
