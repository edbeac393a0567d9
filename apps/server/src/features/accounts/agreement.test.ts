import { describe, expect, it } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { buildAccount, buildAgreement } from '@meetingapp/demo/accounts/accounts.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const day = 86_400_000;
await buildAgreement(db, '2025-01', new Date('2025-01-01T00:00:00Z'), both('旧协议', 'Old agreement'));
await buildAgreement(db, '2026-01', new Date('2026-01-01T00:00:00Z'), both('新协议', 'New agreement'));
await buildAgreement(db, 'next', new Date(Date.now() + day));

describe('[S12] the user agreement', () => {
  it('in force is shown, with the earlier ones to choose from, and future ones not yet', async () => {
    const answer = await test.call(accountCalls.agreement, {}, { language: 'en' });
    expect(answer).toMatchObject({
      version: '2026-01',
      agreement: 'New agreement',
      privacy: 'Privacy policy',
      accepted: null,
    });
    expect(answer.versions.map((one) => one.version)).toEqual(['2026-01', '2025-01']);
    expect((await test.call(accountCalls.agreement, { version: '2025-01' })).agreement).toBe('旧协议');
    expect((await test.call(accountCalls.agreement, { version: 'next' })).version).toBe('2026-01');
  });

  it('[C16] is accepted in the version in force, with time and channel', async () => {
    const accountId = await buildAccount(db);
    const token = await test.logIn(accountId);
    for (const version of ['2025-01', 'next', ''])
      expect(await test.attempt(accountCalls.acceptAgreement, { version }, { token })).toMatchObject({
        error: 'agreement_needed',
      });
    await test.call(accountCalls.acceptAgreement, { version: '2026-01' }, { token });
    const { accepted } = await test.call(accountCalls.agreement, {}, { token });
    expect(accepted).toMatchObject({ version: '2026-01', at: expect.stringMatching(/Z$/) });
    const rows = await db.selectFrom('consent').select(['account_id', 'version', 'through']).execute();
    expect(rows).toEqual([{ account_id: accountId, version: '2026-01', through: expect.stringContaining('light') }]);
  });
});
