/** The pages of strangers, for the part of the application that starts without a session. */
export { ChoosePasswordScreen } from './sign-in/choose-password-screen.tsx';
export { SecondFactorScreen } from './second-factor/second-factor-screen.tsx';
export { SignInScreen } from './sign-in/sign-in-screen.tsx';
