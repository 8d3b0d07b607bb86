/** The page of strangers, for the part of the application that starts without a session. */
export { SignInScreen } from './components/sign-in-screen.tsx';
