import type { Texts } from '../../texts.ts';
import type { registrationPicture as zh } from '../../zh/registration/picture.ts';

/** Texts of a picture or a file in an organiser’s form on the phone. */
export const registrationPicture = {
  picture: {
    take: 'Take or choose a photo',
    another: 'Change photo',
    text: 'JPG, PNG or WebP, up to 10 MB, one picture',
    remove: 'Remove the photo',
    logIn: 'Log in to upload',
    logInText: 'What you have filled in is kept',
    kind: 'This file is not a picture. Choose a JPG, PNG or WebP',
    large: 'The picture is {size} MB; the limit is 10 MB. Choose another one',
    unreadable: 'The picture cannot be read. Choose another one',
    failed: 'The upload did not finish: {reason}',
  },
} as const satisfies Texts<typeof zh>;
