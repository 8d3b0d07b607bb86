import type { AttachedFile } from '#platform/contract/attachments.ts';

/** The chosen files as a contract refers to them. */
export function attachmentsOf(paths: readonly string[], files: readonly AttachedFile[]) {
  return files
    .filter(({ url }) => paths.includes(url))
    .map(({ url, name, mime_type, size }) => ({
      fileName: name,
      filePath: url,
      fileType: mime_type,
      fileSize: size,
    }));
}
