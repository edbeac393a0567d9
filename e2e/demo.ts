import { demoLogins } from '@meetingapp/demo/seed.ts';
import { reducedConferenceId } from '@meetingapp/domain/registration/special-case.ts';

export { demoLogins };

/** The conferences of the demo that tests and pictures walk through. */
export interface DemoConferences {
  readonly congress: number;
  readonly reduced: number;
  /** Switched off by its organisers. */
  readonly stopped: number | null;
}

interface Card {
  readonly cId: number;
  readonly cFl: number;
  readonly title: string;
}

export async function demoConferences(url: string): Promise<DemoConferences> {
  const answer = await fetch(`${url}/medapp/api/conference/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'ch' },
    body: '{}',
  });
  const { conferences } = (await answer.json()) as { conferences: Card[] };
  const congress = conferences.find((one) => one.title.includes('第二十一届学术年会'));
  if (!congress) throw new Error('The demo has no congress');
  const stopped = conferences.find((one) => one.cFl === 0);
  return { congress: congress.cId, reduced: reducedConferenceId, stopped: stopped?.cId ?? null };
}
