import { verifyPath } from '@meetingapp/contract/certificates/verification.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { judgement as en } from '@meetingapp/locales/en/certificates/judgement.ts';
import { judgement as zh } from '@meetingapp/locales/zh/certificates/judgement.ts';
import { languageParameter } from './writer-shell.ts';

export const judgementTexts = (language: Language) => (language === 'zh' ? zh : en);

/** Path that judges the file of a credential. */
export const filePath = `${verifyPath}/file`;

/** The form for the file of a credential; it works without scripts. */
export function fileForm({
  language,
  fault,
}: {
  language: Language;
  fault: 'missing' | 'tooLarge' | 'tooOften' | null;
}): string {
  const t = judgementTexts(language);
  const said = fault === null ? '' : `<p role="alert" class="fault">${t[fault]}</p>`;
  return `<section class="card inside"><h2>${t.title}</h2><p>${t.text}</p>${said}<form method="post" enctype="multipart/form-data" action="${filePath}?lang=${languageParameter(language)}"><label for="file">${t.file}</label><input id="file" name="file" type="file" required accept=".json,.jwt,.1ob,.png,.svg,.txt"><details><summary>${t.list}</summary><p class="quiet">${t.listText}</p><label for="list">${t.list}</label><input id="list" name="list" type="file" accept=".json,.jwt,.txt"></details><button type="submit">${t.check}</button></form></section>`;
}
