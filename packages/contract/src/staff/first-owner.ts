import * as v from 'valibot';
import { call } from '../call.ts';
import { Bilingual, inEither, Line, Nothing } from '../shapes.ts';

const OwnerToken = v.pipe(v.string(), v.maxLength(100));

/** The first member of staff of an installation, made through the link that the program shows while there is no staff. */
export const firstOwnerCalls = {
  /** Name of the society; null: there is none yet, and it is made with its owner. */
  firstOwner: call({
    path: '/medapp/api/staff/first-owner',
    who: 'anyone',
    effect: 'read',
    body: v.object({ token: OwnerToken }),
    answer: v.object({ society: v.nullable(Bilingual) }),
    errors: ['first_owner_over'],
  }),
  /** Makes the society, where there is none, and its owner, who then logs in. One name of the society is enough. */
  createFirstOwner: call({
    path: '/medapp/api/staff/first-owner/create',
    who: 'anyone',
    effect: 'write',
    body: v.object({
      token: OwnerToken,
      society: inEither(200),
      name: v.pipe(Line, v.nonEmpty()),
      email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200)),
      password: v.pipe(v.string(), v.maxLength(128)),
    }),
    answer: Nothing,
    errors: ['first_owner_over', 'password_weak'],
  }),
};
