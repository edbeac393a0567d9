import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { demoLogins } from '@meetingapp/demo/seed.ts';
import { reducedConferenceId } from '@meetingapp/domain/registration/special-case.ts';

export { demoLogins };

/** Conferences of the demo used by tests and pictures. */
export interface DemoConferences {
  readonly congress: number;
  readonly reduced: number;
  /** Saves the answers step by step. */
  readonly saving: number;
  /** Is over. */
  readonly past: number;
  /** Disabled by its organisers. */
  readonly stopped: number | null;
}

/** Maximum number of conferences the demo creates after the congress. */
const SEEDED = 8;

interface Card {
  readonly cId: number;
  readonly cFl: number;
  readonly title: string;
}

function ask(url: string, path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', language: 'ch' };
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }).then((answer) => answer.json());
}

/** A disabled conference is in no list; its number follows soon after the congress's. */
async function findStopped(url: string, congress: number): Promise<number | null> {
  for (let cid = congress + 1; cid <= congress + SEEDED; cid += 1) {
    const { conference } = (await ask(url, conferenceCalls.detail.path, { cid })) as { conference?: Card };
    if (conference?.cFl === 0) return cid;
  }
  return null;
}

export async function demoConferences(url: string): Promise<DemoConferences> {
  // Found by words: the list is limited, and tests make many conferences.
  const named = async (words: string): Promise<Card | undefined> => {
    const { conferences } = (await ask(url, conferenceCalls.list.path, { words })) as { conferences: Card[] };
    return conferences.find((one) => one.title.includes(words));
  };
  const congress = await named('第二十一届学术年会');
  if (!congress) throw new Error('The demo has no congress');
  const saving = await named('心力衰竭全程管理研讨会');
  if (!saving) throw new Error('The demo has no conference that saves answers as one goes');
  const past = await named('第二十届学术年会');
  if (!past) throw new Error('The demo has no conference that is over');
  return {
    congress: congress.cId,
    reduced: reducedConferenceId,
    saving: saving.cId,
    past: past.cId,
    stopped: await findStopped(url, congress.cId),
  };
}
