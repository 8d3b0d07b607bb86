import type { Texts } from '#platform/contract/texts/texts.ts';
import type { profileTh } from './profile.th.ts';

export const profileEn = {
  profile: {
    title: 'My profile',
    hint: 'Names, picture and contacts that colleagues see. Code, position, department and manager are changed by administrators.',
    edit: 'Edit profile',
    choose_photo: 'Choose picture',
    remove_photo: 'Remove picture',
    email: 'Contact e-mail',
    email_hint: 'For contacting you; not the e-mail address of the account',
    saved: 'Profile saved',
    save_failed: 'Failed to save the profile',
  },
} satisfies Texts<typeof profileTh>;
