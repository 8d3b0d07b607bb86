import { lazy } from 'react';

/** The page of strangers, for the part of the application that starts without a session. */
export { SignInScreen } from './sign-in/sign-in-screen.tsx';

/** Where the link of an invitation leads, which those who sign in never load. Needs a `Suspense` around it. */
export const ChoosePasswordScreen = lazy(async () => ({
  default: (await import('./sign-in/choose-password-screen.tsx')).ChoosePasswordScreen,
}));

/** The page of people who have to set up a second factor, which others never load. */
export const loadSecondFactorScreen = async () =>
  (await import('./second-factor/second-factor-screen.tsx')).SecondFactorScreen;

/** Chooses roles, for those who may see them: `<RolesSelect label value onChange />` inside a `Suspense`. */
export const RolesSelect = lazy(async () => ({
  default: (await import('./roles/roles-select.tsx')).RolesSelect,
}));
