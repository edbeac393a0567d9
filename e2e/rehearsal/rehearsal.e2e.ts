import { buildPoint } from '@meetingapp/demo/checkin/points.ts';
import { buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { syntheticMailEnding } from '@meetingapp/domain/rehearsal/synthetic.ts';
import { console as enConsole } from '@meetingapp/locales/en/console.ts';
import { rehearsalConsole as en } from '@meetingapp/locales/en/rehearsal/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { console as zhConsole } from '@meetingapp/locales/zh/console.ts';
import { rehearsalConsole as zh } from '@meetingapp/locales/zh/rehearsal/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSociety, withDatabase } from '../support/own-congress.ts';

const texts = { zh: { page: zh, frame: zhConsole }, en: { page: en, frame: enConsole } };

test.use(laptop);

async function congress() {
  const { cid, owner } = await ownSociety();
  await withDatabase(async (db) => {
    await buildFeeKind(db, cid, { amount: 160_000, size: 100 });
    await buildPoint(db, cid);
    await buildLiveRoom(db, cid);
  });
  return { cid, owner };
}

test(
  '[O22] an owner plays a rehearsal, sees its verdicts, visits the copy, removes it and signs',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    test.setTimeout(360_000);
    const { page: t, frame } = texts[language];
    const { cid, owner } = await congress();
    await openConsole(page, language, `/c/${cid}/rehearsal`, owner);
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: t.add }).click();
    await expect(page.getByRole('heading', { name: t.newTitle })).toBeVisible();
    const fault = (name: string, from: number, until: number) =>
      page.getByRole('button', { name: format(t.faultLabel, { fault: name, from, until }), exact: true });
    // The arrow keys move a fault by ten seconds, and not over another one.
    await fault(t.faults.late, 10, 20).press('ArrowLeft');
    await fault(t.faults.late, 0, 10).press('ArrowRight');
    await fault(t.faults.late, 10, 20).press('ArrowRight');
    await expect(fault(t.faults.late, 10, 20)).toBeFocused();
    await axe(page);
    for (const [name, from, until] of [
      [t.faults.refused, 20, 30],
      [t.faults.lost, 30, 40],
      [t.faults.twice, 40, 50],
    ] as const) {
      await fault(name, from, until).click();
      await page.getByRole('button', { name: t.remove, exact: true }).click();
    }
    const number = (of: string, name: string) => page.getByRole('spinbutton', { name: `${of} · ${name}` });
    const fill = async (of: string, name: string, value: string) => {
      await number(of, name).fill(value);
      await number(of, name).press('Tab');
    };
    await fill(t.rush, t.people, '400');
    await fill(t.rush, t.seconds, '20');
    await expect(
      page.getByRole('status').filter({ hasText: format(t.planFaults.too_fast, { most: 20 }) }),
    ).toBeVisible();
    await fill(t.rush, t.people, '8');
    await fill(t.rush, t.limit, '5000');
    await fill(t.door, t.seconds, '10');
    await fill(t.door, t.limit, '5000');
    await page.getByRole('checkbox', { name: t.live, exact: true }).check();
    await fill(t.live, t.seconds, '10');
    await fill(t.live, t.limit, '5000');
    await page.getByRole('checkbox', { name: t.speakers, exact: true }).check();
    await fill(t.speakers, t.people, '12');
    await fill(t.speakers, t.seconds, '10');
    await fill(t.speakers, t.limit, '5000');
    // Without an exam that was published there is none to play.
    await expect(page.getByRole('checkbox', { name: t.exam, exact: true })).toBeDisabled();

    const start = page.getByRole('button', { name: t.start });
    const gate = page.getByRole('complementary', { name: t.gate });
    const again = page.getByRole('button', { name: t.checkAgain });
    // A real account with an address of invented people: one check is red, and nothing can start.
    if (language === 'zh') {
      await withDatabase((db) => buildAccount(db, { email: `real${syntheticMailEnding}` }));
      await again.click();
      await expect(gate.getByText(format(t.gateFacts, { good: 4, all: 5 }))).toBeVisible();
      await expect(start).toHaveAttribute('aria-disabled', 'true');
      await withDatabase((db) => db.deleteFrom('identity').where('value', '=', `real${syntheticMailEnding}`).execute());
    }
    // Another rehearsal on this server may still be under way, or begin in this moment: a click on a grey button would wait for ever.
    await expect(async () => {
      await again.click({ timeout: 3000 });
      await expect(gate.getByText(format(t.gateFacts, { good: 5, all: 5 }))).toBeVisible({ timeout: 3000 });
      await expect(start).not.toHaveAttribute('aria-disabled', 'true', { timeout: 1000 });
      await start.click({ timeout: 3000 });
      await expect(page.getByRole('complementary', { name: t.sheet })).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 180_000 });

    await expect(page.getByRole('button', { name: t.stop })).toBeVisible();
    const facts = page.locator('.head .facts');
    await expect(facts).toContainText(`· ${t.states.playing}`, { timeout: 60_000 });
    // The space key pauses; it goes on ten times as fast, and no faster than the server allows.
    await page.keyboard.press('Space');
    await expect(facts).toContainText(`· ${t.paused}`);
    await axe(page);
    const speeds = page.getByRole('radiogroup', { name: t.speed });
    await expect(speeds.getByRole('radio', { name: format(t.speeds, { speed: 60 }) })).toBeDisabled();
    await speeds.getByText(format(t.speeds, { speed: 10 }), { exact: true }).click();
    await expect(speeds.getByRole('radio', { name: format(t.speeds, { speed: 10 }) })).toBeChecked();
    await page.getByRole('button', { name: t.goOn }).click();
    await expect(facts).toContainText(`· ${t.states.done}`, { timeout: 120_000 });
    const sheet = page.getByRole('complementary', { name: t.sheet });
    const line = (name: string) => sheet.getByRole('listitem').filter({ hasText: name });
    for (const name of [
      t.criteria.unserved,
      t.criteria.oversold,
      t.criteria.doublePayments,
      t.criteria.doubleAdmissions,
      t.criteria.liveUnserved,
      t.criteria.lostChat,
      t.criteria.unheardChat,
      t.criteria.speakersUnserved,
      t.criteria.wrongLetters,
      t.criteria.oldProgrammes,
    ])
      await expect(line(name).getByText(t.verdicts.pass, { exact: true })).toBeVisible();
    await expect(line(t.criteria.faultLost).getByText(t.verdicts.open, { exact: true })).toBeVisible();
    await expect(sheet.getByText(t.decisions.conditional)).toBeVisible();
    await axe(page);

    await page.getByRole('link', { name: t.openCopy }).click();
    await expect(page.getByRole('region', { name: frame.rehearsal.mark })).toContainText(frame.rehearsal.text);
    await axe(page);
    await page.goBack();
    await page.getByRole('button', { name: t.takeDown }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.takeDown }).click();
    await expect(page.getByText(t.removed)).toBeVisible();

    await sheet.getByRole('button', { name: t.sign }).click();
    await page.getByRole('dialog', { name: t.signSure }).getByRole('button', { name: t.sign }).click();
    await expect(sheet.getByRole('button', { name: t.sign })).toHaveCount(0);
    await page.getByRole('button', { name: t.add }).click();
    await expect(page.getByText(format(t.number, { number: 2 }), { exact: true })).toBeVisible();
  },
);
