import type { Locator, Page } from '@playwright/test';

/** Clicks as a person does, and counts. Typing moves to a field by Tab and costs no click. */
export class Hand {
  clicks = 0;

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  /** A file is chosen with two clicks: on the field, and on the file in the computer's own dialog. */
  async chooseFile(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await field.setInputFiles(file);
    this.clicks += 2;
  }
}

/** Types a text in both languages into the field of a label. */
export async function typeBoth(within: Page | Locator, label: string, zh: string, en: string): Promise<void> {
  await within.getByLabel(`${label} 中`, { exact: true }).fill(zh);
  await within.getByLabel(`${label} EN`, { exact: true }).fill(en);
}
