import type { Texts } from '#platform/contract/texts/texts.ts';
import type { signInTh } from './sign-in.th.ts';

/** What strangers read, in English: the sign-in page loads nothing else. */
export const signInEn = {
  errors: {
    username_required: 'Username or email is required.',
    password_required: 'Password is required.',
    code_format: 'Enter the 6 digits from the app, or a recovery code like abcde-fgh23',
    invalid_credentials: 'Invalid username or password.',
    wrong_code: 'The code is wrong or no longer valid.',
    locked_out: 'Too many wrong passwords. Please try again in {{seconds}} seconds.',
    too_many_attempts:
      'Signing in failed for too many accounts from here. Please try again in {{seconds}} seconds.',
    wait_seconds: 'Please wait {{seconds}} seconds and try again.',
    account_link_expired:
      'This link has expired, was used before, or was replaced by a newer one. Please ask your administrator for a new link.',
    password_too_short: 'A password needs at least 10 characters.',
    password_below_policy: 'Your company requires at least {{limit}} characters.',
    password_common:
      'This password is one of the commonest and is guessed first. Please choose another.',
    passwords_differ: 'The two passwords are not the same.',
    session_ended: 'Your session has ended. Please sign in again.',
  },
  sign_in: {
    title: 'Sign in',
    username: 'Username or email',
    password: 'Password',
    code: 'Code',
    code_wanted:
      'Enter the 6 digits from your authenticator app, or a recovery code if you do not have your phone.',
    code_blocked: 'Codes of this account are blocked. Please contact your administrator.',
    submit: 'Sign in',
    forgot_password: 'Forgot password?',
    forgot_password_mailed:
      'If there is such an account with an e-mail address, a link to choose a new password is on its way. It works for 1 hour. If nothing arrives, please ask the administrator of your company.',
    forgot_password_help: 'Please ask the administrator of your company for a new password.',
    succeeded: 'Login successful',
    failed: 'Error logging in',
    unknown_error: 'Unknown error',
    version: 'Version {{version}}',
    copyright: '© {{year}} {{company}}',
    show_password: 'Show or hide the password',
    language: 'Language',
    headline: "The whole company's back office, in one place",
    promise:
      'Ask your own documents and see where each answer comes from; keep records and follow the work of every department.',
  },
  choose_password: {
    invitation_title: 'Welcome',
    invitation_hint:
      '{{companies}} invites you. Choose the password to sign in with as {{username}}.',
    password_reset_title: 'Choose a new password',
    password_reset_hint:
      'For the username {{username}}. All devices that are signed in will have to sign in again.',
    password: 'New password',
    password_hint: 'At least {{limit}} characters; a long phrase is easy to remember.',
    repeat: 'New password once more',
    submit: 'Save password',
    succeeded: 'Your password is set. You can sign in now.',
    failed: 'Could not set the password',
    unusable_title: 'This link does not work',
    unreadable_title: 'The link could not be checked',
    try_again: 'Try again',
    to_sign_in: 'Go to sign-in',
  },
  languages: {
    th: 'ไทย',
    en: 'English',
  },
} satisfies Texts<typeof signInTh>;
