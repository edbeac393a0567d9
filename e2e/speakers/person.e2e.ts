import { speakerPerson as person } from '@meetingapp/locales/zh/speakers/person.ts';
import { speakerSlides as slides } from '@meetingapp/locales/zh/speakers/slides.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';

const user = { to: demoLogins.registered.phone, password: demoLogins.registered.password };
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

test('[S54] slides go up as a new version; a renamed file is refused with the way out', async ({
  phone,
  page,
  demo,
  axe,
}) => {
  await phone.logIn(user);
  await page.goto(phone.address('schedList', {}, { cid: demo.congress }));
  const talks = page
    .locator('.sp-task')
    .filter({ hasNot: page.getByText('已拒绝') })
    .filter({ hasText: '讲者' });
  await talks.first().locator('h3 a').click();
  await expect(page.getByRole('heading', { name: slides.title })).toBeVisible();
  const field = page.locator('.sp-drop input');
  await field.setInputFiles({ name: '讲稿.pptx', mimeType: 'application/octet-stream', buffer: pdf });
  await expect(page.getByRole('alert').filter({ hasText: '后缀和内容不符' })).toBeVisible();
  await field.setInputFiles({ name: '讲稿.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.locator('.sp-file').filter({ hasText: '讲稿.pdf' }).first()).toContainText(slides.states.waiting);
  await axe(page);
});

test('[S55] my journey goes in with number and date, and a correction waits for staff', async ({
  phone,
  page,
  demo,
  axe,
}) => {
  await phone.logIn(user);
  await page.goto(phone.address('schedulePerson', {}, { cid: demo.congress }));
  await expect(page.getByRole('heading', { name: person.person.title })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: person.person.edit }).click();
  const sheet = page.getByRole('dialog');
  await axe(page);
  await sheet.getByRole('textbox', { name: person.person.post }).first().fill('主任医师');
  await sheet.getByRole('button', { name: person.person.send }).click();
  await expect(page.getByText(person.person.waiting)).toBeVisible();
  await page.getByRole('button', { name: person.person.withdraw }).click();
  await expect(page.getByText(person.person.waiting)).toHaveCount(0);
});
