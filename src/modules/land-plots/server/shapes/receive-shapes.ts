import type { z } from 'zod';
import {
  shapeErrors,
  shapeLimits,
  uploadShapesRoute,
} from '#modules/land-plots/contract/shapes.ts';
import { UnreadableShapes, type FileShapes } from '#libraries/geometry/files/file-shapes.ts';
import { readInThread } from '#libraries/geometry/files/read-in-thread.ts';
import { toWgs84 } from '#libraries/geometry/projections.ts';
import { swapAxes } from '#libraries/geometry/regions.ts';
import { errors } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import type { FormPart } from '#platform/server/files/form-part.ts';
import { receiveContent, type ReceivedFile } from '#platform/server/files/receive-content.ts';
import { receiveForm, type FilePart } from '#platform/server/files/receive-form.ts';
import { prepareShapes, type PreparedShape } from './prepare-shape.ts';

type Choices = z.output<typeof uploadShapesRoute.form.fields>;

interface Reading extends Choices {
  readonly companyId: number;
}

interface Sent {
  parts(options: {
    readonly throwFileSizeLimit: boolean;
    readonly limits: { readonly fileSize: number };
  }): AsyncIterable<FormPart>;
}

/** Reads a form with a file of shapes; `prepared` fails with what is wrong with it. */
export async function receiveShapes(
  files: FileStore,
  { companyId }: Pick<Scope, 'companyId'>,
  request: Sent,
) {
  const limits = { fileSize: shapeLimits.bytes };
  const form = await receiveForm({
    parts: request.parts({ throwFileSizeLimit: false, limits }),
    fieldname: uploadShapesRoute.form.file,
    take: (part: FilePart) => receiveContent(files, part, shapeLimits.bytes),
  });
  const choices = uploadShapesRoute.form.fields.safeParse(form.fields);
  const outcome = await attempt(async () => {
    if (form.refusal !== undefined) throw form.refusal;
    if (!choices.success) {
      throw errors.validation_failed({ fields: toFieldProblems(choices.error) });
    }
    return readShapes(form.file, { companyId, ...choices.data });
  });
  return {
    content: { ...form.fields, sha256: form.file?.content?.sha256 },
    prepared: () => {
      if ('failure' in outcome) throw outcome.failure;
      return outcome.value;
    },
    tidy: async () => {
      if (form.file?.content !== undefined) await files.discard(form.file.content);
    },
  };
}

async function readShapes(
  file: ReceivedFile | undefined,
  { companyId, ...choices }: Reading,
): Promise<PreparedShape[]> {
  if (file?.content === undefined) {
    const parameters = { limit: shapeLimits.megabytes };
    throw file?.problem === 'file_too_large'
      ? shapeErrors.shape_file_too_large({ parameters })
      : shapeErrors.shape_file_missing();
  }
  const { encoding } = choices;
  const { path } = file.content;
  const read = await readInThread({ path, encoding }, String(companyId)).catch(refuse);
  const projection = projectionOf(read, choices);
  const given = read.shapes.map(({ name, shape }) => {
    const placed = toWgs84(shape, projection);
    return {
      name: name.slice(0, shapeLimits.name),
      source: read.source,
      projection,
      shape: choices.swap_axes === 'true' ? swapAxes(placed) : placed,
    };
  });
  return prepareShapes({ companyId }, { given });
}

/** What the file says, unless it says nothing that is known. */
function projectionOf({ projection }: FileShapes, { projection: chosen }: Choices) {
  if (projection !== 'missing' && projection !== 'unknown') return projection;
  if (chosen !== undefined) return chosen;
  throw projection === 'missing'
    ? shapeErrors.projection_needed()
    : shapeErrors.projection_unknown();
}

function refuse(error: unknown): never {
  if (!(error instanceof UnreadableShapes)) throw error;
  const refusals = {
    unreadable: shapeErrors.shape_file_unreadable,
    bomb: shapeErrors.shape_file_bomb,
    shp_missing: shapeErrors.shp_missing,
    no_areas: shapeErrors.shape_no_areas,
    too_many: shapeErrors.shape_too_many,
    too_many_corners: shapeErrors.shape_file_too_many_corners,
  };
  const isCorners = error.reason === 'too_many_corners';
  const parameters = { limit: isCorners ? shapeLimits.corners_of_file : shapeLimits.shapes };
  throw refusals[error.reason]({ parameters, cause: error });
}

/** What work comes to; a failure is kept until somebody asks. */
async function attempt<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value } | { readonly failure: unknown }> {
  try {
    return { value: await work() };
  } catch (failure) {
    return { failure };
  }
}
