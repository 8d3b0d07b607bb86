/** The pages of strangers, for the part of the application that starts without a session. */
export { ChoosePasswordScreen } from './components/choose-password-screen.tsx';
export { SignInScreen } from './components/sign-in-screen.tsx';
