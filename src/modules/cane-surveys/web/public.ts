/** The page that surveyors use in the field, for the part of the application that works without a network. */
export { FieldScreen } from './field/field-screen.tsx';

/** The same for somebody who is not signed in while there is no network. */
export { SignedOut } from './field/signed-out.tsx';
