import { verifyPath } from '@meetingapp/contract/certificates/verification.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { escapeHtml } from '@meetingapp/domain/escape-html.ts';
import { crossed, icon, languageParameter, marks, shell } from '../verification/writer-shell.ts';
import type { Judgement } from './reader.ts';
import { fileForm, judgementTexts } from '../verification/writer-file-form.ts';

export interface JudgementPage {
  language: Language;
  path: string;
  /** Null: only the form; 'unreadable': the file holds no credential. */
  judged: Judgement | 'unreadable' | null;
  fault: 'missing' | 'tooLarge' | 'tooOften' | null;
}

/** Colour and drawing of each state: only what was issued here and is sound in everything is green. */
const looks = {
  valid: 'valid',
  unconfirmed: 'unknown',
  revoked: 'revoked',
  faulty: 'revoked',
  unreadable: 'failed',
} as const;
const drawings = { ok: marks.valid, bad: crossed, open: marks.failed } as const;

/** The page that judges a file: the state first, what the credential says, then each check in plain words. */
export function judgementPage({ language, path, judged, fault }: JudgementPage): string {
  const t = judgementTexts(language);
  const state = judged === null ? null : judged === 'unreadable' ? judged : judged.state;
  const head =
    state === null
      ? ''
      : `<section class="card"><div class="state ${looks[state]}" role="status">${icon(marks[looks[state]])}<div><h2>${t.states[state]}</h2></div></div>${judged === null || judged === 'unreadable' ? `<p class="inside">${t.unreadableText}</p>` : said(judged, language)}</section>`;
  const checks = judged === null || judged === 'unreadable' ? '' : checkList(judged, language);
  return shell({
    language,
    path,
    heading: t.title,
    title: state === null ? t.title : `${t.states[state]} · ${t.title}`,
    issuer: '',
    body: `${head}${checks}${fileForm({ language, fault })}<p class="centre"><a href="${verifyPath}?lang=${languageParameter(language)}">${t.back}</a></p>`,
  });
}

/** A date of a credential as people write it, in UTC; a date that cannot be read stays as it is. */
function dateText(text: string, language: Language): string {
  const at = new Date(text);
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(at.getTime())) return text;
  const written = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  return `${written} UTC`;
}

function said({ content, state }: Judgement, language: Language): string {
  const t = judgementTexts(language);
  const isOff = state === 'revoked' || state === 'faulty';
  const shown = (text: string) => (isOff ? `<s>${escapeHtml(text)}</s>` : escapeHtml(text));
  const rows = (['achievement', 'number', 'issuer', 'from', 'until'] as const)
    .map((name) => [name, name === 'issuer' ? content.issuer || content.issuerId : content[name]] as const)
    .map(([name, value]) => [name, name === 'from' || name === 'until' ? dateText(value, language) : value] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<div><dt>${t[name]}</dt><dd>${shown(value)}</dd></div>`)
    .join('');
  const holder =
    content.holder === '' ? '' : `<p class="quiet">${t.holder}</p><p class="name small">${shown(content.holder)}</p>`;
  return `<div class="inside">${content.title === '' ? '' : `<h2>${shown(content.title)}</h2>`}${holder}<dl>${rows}</dl></div>`;
}

function checkList(judged: Judgement, language: Language): string {
  const t = judgementTexts(language);
  const { signature, issuer, dates, status, form, fingerprint } = judged;
  const rows = [
    { ...signature, text: t.signature[signature.why] },
    { ...issuer, text: t.by[issuer.why] },
    {
      ...status,
      text: t.status[status.why],
      detail: status.why === 'as_of' || status.why === 'listed' ? dateText(status.detail, language) : status.detail,
    },
    { ...dates, text: t.dates[dates.why], detail: dateText(dates.detail, language) },
    { ...form, text: t.form[form.why] },
  ];
  const list = rows
    .map(
      ({ state, text, detail }) =>
        `<li class="${state}">${icon(drawings[state])}<div><b>${text}</b>${detail === '' ? '' : `<p>${escapeHtml(detail)}</p>`}</div></li>`,
    )
    .join('');
  const printed =
    fingerprint === ''
      ? ''
      : `<section class="card inside"><p>${t.fingerprint}</p><p class="code">${fingerprint}</p></section>`;
  return `<p class="quiet centre">${t.compare}</p><h2>${t.checks}</h2><ul class="card checks">${list}</ul>${printed}`;
}
