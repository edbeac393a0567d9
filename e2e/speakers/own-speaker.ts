import type { APIRequestContext } from '@playwright/test';
import { agreementDeskCalls as desk } from '@meetingapp/contract/speakers/agreement-desk.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { buildExpert, buildHall, buildRelease, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { buildInvitations } from '@meetingapp/demo/speakers/speakers.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { ownSociety, withDatabase } from '../support/own-congress.ts';
import type { Language } from '../support/phone.ts';

const HOUR_MS = 3_600_000;

/** More than a page in each language, so that it must be scrolled. */
const clauses = (text: string): string => Array.from({ length: 60 }, (_, at) => `${at + 1}. ${text}`).join('\n');

export interface OwnSpeaker {
  cid: number;
  email: string;
  name: string;
  /** Title of the agreement that waits for the signature, in the person's language. */
  title: string;
}

/**
 * A speaker of a congress of their own, to whom the organiser has sent an agreement: the person's letters are in this language, and
 * the letter with the link is in the outbox.
 */
export async function ownSpeaker(request: APIRequestContext, language: Language): Promise<OwnSpeaker> {
  const { cid, owner } = await ownSociety();
  const email = `speaker-${cid}@example.org`;
  const person = language === 'zh' ? both('林知远', 'Lin Zhiyuan') : both('', 'Lin Zhiyuan');
  const expertId = await withDatabase(async (db) => {
    const id = await buildExpert(db, cid, { name: person, email });
    const from = new Date(Date.now() + 40 * 24 * HOUR_MS);
    const hall = await buildHall(db, cid, { name: both('主会场', 'Main hall') });
    const session = await buildSession(db, cid, {
      title: both('再灌注', 'Reperfusion'),
      hall,
      from,
      to: new Date(from.getTime() + 2 * HOUR_MS),
      parts: [],
    });
    await buildTalk(db, cid, {
      title: both('溶栓与转运', 'Thrombolysis'),
      session,
      from,
      minutes: 20,
      parts: [[id, 'speaker']],
    });
    await buildRelease(db, cid);
    await buildInvitations(db, cid);
    return id;
  });
  const url = process.env['E2E_URL'] ?? '';
  const login = await request.post(url + staffCalls.login.path, { data: owner });
  const { token } = (await login.json()) as { token: { tToken: string } };
  const headers = { token: token.tToken };
  const titles = both('讲课费协议', 'Lecture agreement');
  const saved = await request.post(url + desk.saveTemplate.path, {
    headers,
    data: {
      cid,
      templateId: null,
      seen: 0,
      agreementTitle: titles,
      agreementText: {
        zh: `乙方：{name}\n${clauses('双方同意以电子签名签署本协议。')}`,
        en: `Speaker: {name}\n${clauses('Both agree to sign this agreement electronically.')}`,
      },
      signBy: null,
      retired: false,
    },
  });
  const { templateId } = (await saved.json()) as { templateId: number };
  const making = { cid, templateId, expertIds: [expertId], lectureFee: 200_000 };
  await request.post(url + desk.make.path, { headers, data: making });
  return { cid, email, name: person[language], title: titles[language] };
}
