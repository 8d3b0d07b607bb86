import { memberInput, userInput } from '#modules/identity/contract/users.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

/** Either has some of these fields; those of the other are absent. */
const body = userInput
  .partial({ username: true, email: true })
  .extend({ identifier: memberInput.shape.identifier.optional() });

export type InviteValues = FormValues<typeof body>;

/** For somebody with a new account, and for somebody who has one. */
export const inviteForms = {
  new: defineForm({
    body,
    prepare: ({ identifier: _identifier, ...values }) => ({
      ...values,
      email: values.email?.trim() ?? '',
    }),
  }),
  existing: defineForm({
    body,
    prepare: ({ username: _username, email: _email, ...values }) => values,
  }),
};
