import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programmeFile } from '@meetingapp/contract/agenda/files.ts';
import { buildExpert, buildHall, buildRelease, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { testApp } from '../../../testing/app.ts';

interface Paper {
  title: string;
  authors: string[];
}

/** Titles and names of a real congress; the file is beside the repository where it is available. */
const file = resolve(process.env['SHARED_DATA'] ?? '../shared/data', 'papers/miccai-2025.json');
const TALKS = 1000;
const A_SESSION = 10;
const MOST_BYTES = 150_000;

describe.skipIf(!existsSync(file))('a programme of 1,000 talks', () => {
  it('[S43] is one file of at most 150 kB', { timeout: 120_000 }, async () => {
    const { db, app } = await testApp();
    const papers = (JSON.parse(readFileSync(file, 'utf8')) as Paper[]).slice(0, TALKS);
    const cid = await buildConference(db, { startsOn: '2027-04-15', endsOn: '2027-04-18' });
    const halls: number[] = [];
    for (let hall = 1; hall <= 8; hall += 1)
      halls.push(await buildHall(db, cid, { name: { zh: `第${hall}会议厅`, en: `Hall ${hall}` }, position: hall }));
    const sessions: number[] = [];
    const experts = new Map<string, number>();
    for (const [at, { title, authors }] of papers.entries()) {
      const slot = Math.floor(at / A_SESSION);
      const begins = Date.UTC(2027, 3, 15 + Math.floor(slot / 32), 1 + 2 * (Math.floor(slot / 8) % 4));
      if (at % A_SESSION === 0)
        sessions.push(
          await buildSession(db, cid, {
            title: { zh: '', en: `Session ${slot + 1}` },
            hall: halls[slot % halls.length] ?? null,
            from: new Date(begins),
            to: new Date(begins + 100 * 60_000),
          }),
        );
      const [name = ''] = authors;
      const expert = experts.get(name) ?? (await buildExpert(db, cid, { name: { zh: '', en: name } }));
      experts.set(name, expert);
      await buildTalk(db, cid, {
        title: { zh: '', en: title },
        session: sessions[slot] ?? null,
        position: at % A_SESSION,
        from: new Date(begins + (at % A_SESSION) * 10 * 60_000),
        minutes: 10,
        parts: [[expert, 'speaker']],
      });
    }
    expect(await buildRelease(db, cid)).toBe(1);
    const answer = await app.inject({ url: programmeFile.whole(String(cid), 1), headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThanOrEqual(MOST_BYTES);
  });
});
