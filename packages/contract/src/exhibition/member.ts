import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Nothing, trimmed } from '../shapes.ts';

const base = '/medapp/api/exhibition/member';
const one = { showid: Id, address: v.pipe(trimmed(120), v.minLength(1, 'required')) };

/** O13: people of an exhibitor look after who else is one. Anybody else learns that there is no such exhibitor. */
export const standMemberCalls = {
  list: call({
    path: `${base}/list`,
    who: 'account',
    effect: 'read',
    body: v.object({ showid: Id }),
    answer: v.object({
      members: v.array(
        v.object({
          /** Phone number or e-mail address, as it was entered. */
          address: v.string(),
          /** Name of the account that has proved the address; '' while nobody has. */
          name: v.string(),
          self: v.boolean(),
        }),
      ),
      most: v.number(),
    }),
    errors: [],
  }),
  /** Lets the person of a phone number or e-mail address in, and sends them the way to the stand. */
  invite: call({
    path: `${base}/invite`,
    who: 'account',
    effect: 'write',
    body: v.object(one),
    answer: Nothing,
    errors: ['exhibitor_members_most'],
  }),
  /** Takes the rights of a person back; the caller's own cannot be taken back, so that somebody is left. */
  remove: call({
    path: `${base}/remove`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object(one),
    answer: Nothing,
    errors: ['exhibitor_member_self'],
  }),
} as const;
