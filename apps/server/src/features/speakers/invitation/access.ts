import { findConference, type ConferenceRow } from '../../conference/queries.ts';
import type { VisitorContext } from '../../../http/calls/context.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { expertOfAccount, linkedExpert } from './queries.ts';
import { readSpeakerKey } from './reader.ts';

type Refused = ReturnType<
  typeof refuse<
    'conference_unknown' | 'conference_stopped' | 'speaker_link_ended' | 'speaker_unknown' | 'speaker_unidentified'
  >
>;

export interface Speaker {
  conference: ConferenceRow;
  /** Several where staff linked several people of the programme to one account. */
  expertIds: number[];
  by: 'link' | 'account';
}

/** Who asks about their tasks: the holder of a key, else the account that is logged in. */
export async function identifySpeaker(
  { cid, linkKey }: { cid: number; linkKey: string | null },
  { db, ports, accountId, now }: Pick<VisitorContext, 'db' | 'ports' | 'accountId' | 'now'>,
): Promise<Speaker | Refused> {
  const conference = await findConference(db, cid);
  if (!conference) return refuse('conference_unknown');
  if (conference.state === 'stopped') return refuse('conference_stopped');
  if (linkKey !== null) {
    const read = readSpeakerKey(linkKey, ports.signatures);
    const expert = read && read.expiresAt > now ? await linkedExpert(db, cid, read.linkId, now) : undefined;
    return expert ? { conference, expertIds: [expert.id], by: 'link' } : refuse('speaker_link_ended');
  }
  if (accountId === null) return refuse('speaker_unidentified');
  const experts = await expertOfAccount(db, cid, accountId);
  return experts.length === 0
    ? refuse('speaker_unknown')
    : { conference, expertIds: experts.map(({ id }) => id), by: 'account' };
}
