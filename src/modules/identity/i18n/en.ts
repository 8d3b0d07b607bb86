import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './th.ts';

/** Texts of sign-in, companies and roles in English. */
export const en = {
  errors: {
    username_required: 'Username or email is required.',
    password_required: 'Password is required.',
    code_format: 'The code has 6 digits.',
    invalid_credentials: 'Invalid username or password.',
    wrong_code: 'The code is wrong or no longer valid.',
    wrong_current_password: 'The current password is wrong.',
    locked_out: 'Too many wrong passwords. Please try again in {{minutes}} minutes.',
    too_many_attempts: 'Too many attempts to sign in. Please wait a moment and try again.',
    session_ended: 'Your session has ended. Please sign in again.',
    link_expired: 'This download link has expired or was used before. Please download again.',
  },
  events: {
    signed_in: 'Signed in',
    signed_out: 'Signed out',
    locked_out: 'Sign-in locked for a while',
    session_revoked: 'Session revoked',
    password_changed: 'Changed the password',
    company_created: 'Added a company',
    user_created: 'Added a user',
  },
  sign_in: {
    title: 'Sign in',
    username: 'Username or email',
    password: 'Password',
    code: '6-digit code',
    code_wanted: 'Enter the code from your authenticator app.',
    code_blocked: 'Codes of this account are blocked. Please contact your administrator.',
    submit: 'Sign in',
    forgot_password: 'Forgot password?',
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
      'Ask your own documents and see where each answer comes from; keep the records and follow the work of every department.',
  },
  languages: {
    th: 'ไทย',
    en: 'English',
  },
  first_start: {
    company_th: 'บริษัทของเรา',
    company_en: 'Our company',
    sign_in: 'Sign in as {{username}} with the password {{password}}',
    sign_in_configured: 'Sign in as {{username}} with the password set by ADMIN_PASSWORD',
    sign_in_also: 'Example users with the same password: {{usernames}}',
    shown_once: 'This password is shown only once. Please write it down.',
  },
} satisfies Texts<typeof th>;
