import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { instant } from '#platform/contract/ids.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { engineLimits } from './engines.ts';
import { enginePermissions } from './permissions.ts';

export const MOST_SUB_FUNCTIONS = 500;

export const subFunctionInput = z.strictObject({
  name: requiredText(engineLimits.name, 'engines:errors.sub_function_required'),
  description: plainText(engineLimits.description).default(''),
});

/** What changes one: its fields, and the `updated_at` the editor was looking at. */
export const subFunctionChange = z.strictObject({
  ...everyField(subFunctionInput.shape),
  updated_at: instant,
});

export const subFunction = recordOf(subFunctionInput);

export type SubFunction = z.output<typeof subFunction>;

export const listSubFunctionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/sub-functions',
  access: enginePermissions.name('read'),
  summary: 'The parts an engine is made of, in the order in which they were added',
  answers: { 200: wrapped(z.array(subFunction)) },
});

export const subFunctionErrors = defineErrors('engines', { sub_functions_full: 409 });

export const addSubFunctionRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/:id/sub-functions',
  access: enginePermissions.name('write'),
  summary: 'Add a part to an engine',
  body: subFunctionInput,
  refuses: [subFunctionErrors.sub_functions_full],
  answers: { 201: wrapped(subFunction) },
});

export const changeSubFunctionRoute = defineRoute({
  method: 'PUT',
  path: '/v1/engines/:id/sub-functions/:sub_function_id',
  access: enginePermissions.name('write'),
  summary: 'Change a part of an engine',
  body: subFunctionChange,
  answers: { 200: wrapped(subFunction) },
});

export const removeSubFunctionRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/engines/:id/sub-functions/:sub_function_id',
  access: enginePermissions.name('write'),
  summary: 'Remove a part of an engine',
  answers: { 204: z.undefined() },
});

export const SUB_FUNCTION = 'engine_sub_function';

export const subFunctionEvents = defineEvents('engines', [
  'sub_function_added',
  'sub_function_changed',
  'sub_function_removed',
]);
