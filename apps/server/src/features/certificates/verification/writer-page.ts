import { verifyPath } from '@meetingapp/contract/certificates/verification.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { verification as en } from '@meetingapp/locales/en/certificates/verification.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { verification as zh } from '@meetingapp/locales/zh/certificates/verification.ts';
import { escapeHtml } from '@meetingapp/domain/escape-html.ts';
import type { Verified } from './queries.ts';
import { fileForm } from './writer-file-form.ts';
import { badge, crossed, icon, languageParameter, marks, onward, shell } from './writer-shell.ts';

export type VerifyState = 'valid' | 'revoked' | 'unknown' | 'failed';

export interface VerifyPage {
  language: Language;
  /** Path of this page, for the link to the other language. */
  path: string;
  now: Date;
  /** Null: the page has only the form. */
  state: VerifyState | null;
  found: Verified | null;
  /** Shown at the form. */
  fault?: 'empty' | 'tooOften';
  typed?: { number: string; name: string };
}

/** The page of verification: the state first, then what it stands for and what was checked. Needs no scripts. */
export function verifyPage(page: VerifyPage): string {
  const { language, path, state, found } = page;
  const t = texts(language);
  return shell({
    language,
    path,
    heading: t.title,
    title: state === null ? t.title : `${t.states[state]} · ${t.title}`,
    issuer: found ? pickLanguage(found.row.facts.issuer, language) : '',
    body: `${state === null ? '' : stateSection(page, state)}${found ? checksSection(page, found) : ''}${found && state !== null ? '' : form(page) + fileForm({ language, fault: null })}`,
  });
}

const moment = (language: Language, zone: string, at: Date): string =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: zone,
  }).format(at);

const texts = (language: Language) => (language === 'zh' ? zh : en);

function stateSection({ language, now, found }: VerifyPage, state: VerifyState): string {
  const t = texts(language);
  const zone = found?.row.zone ?? 'Asia/Shanghai';
  const line = (name: string, value: string) =>
    value === '' ? '' : `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`;
  const at = format(t.checkedAt, { at: moment(language, zone, now) });
  const head = `<div class="state ${state}" role="status">${icon(marks[state])}<div><h2>${t.states[state]}</h2><p>${at}</p></div></div>`;
  if (!found)
    return `<section class="card">${head}<p class="inside">${state === 'failed' ? t.failedText : t.unknownText}</p></section>`;
  const { facts, title, number, reason, revoked_at } = found.row;
  const revoked = revoked_at !== null;
  const struck = (text: string) => (revoked ? `<s>${escapeHtml(text)}</s>` : escapeHtml(text));
  const latin = facts.latin !== '' && facts.latin !== facts.name ? `<p lang="en">${struck(facts.latin)}</p>` : '';
  const next = found.successor;
  const after = revoked
    ? `<p>${format(t.revokedAt, { at: moment(language, zone, revoked_at) })}</p><dl>${line(t.reason, reason)}${next ? '' : line(t.successor, t.successorNone)}</dl>`
    : '';
  const replaced =
    revoked && next
      ? onwardRow(`${verifyPath}/${next.verify_code}?lang=${languageParameter(language)}`, t.successor, next.number)
      : '';
  return `<section class="card">${head}<div class="inside"><p class="name">${struck(facts.name)}</p>${latin}<p>${struck(facts.affiliation)}</p>${after}<dl><div><dt>${t.grant}</dt><dd><b>${struck(pickLanguage(facts.grant, language))}</b></dd></div>${line(t.kind, pickLanguage(title, language))}${line(t.number, number)}${line(t.issued, pickLanguage(facts.issued, language))}${line(t.conference, pickLanguage(facts.conference, language))}</dl></div></section>${replaced}<p class="quiet centre">${t.compare}</p>`;
}

/** A card that leads to another page. */
const onwardRow = (href: string, name: string, detail: string): string =>
  `<a class="card next" href="${escapeHtml(href)}"><div><b>${name}</b>${detail === '' ? '' : `<p>${escapeHtml(detail)}</p>`}</div>${icon(onward)}</a>`;

function checksSection({ language, now, path }: VerifyPage, found: Verified): string {
  const t = texts(language);
  const { row, signed, unchanged, key, fingerprint } = found;
  const revoked = row.revoked_at !== null;
  const check = (ok: boolean, yes: string, no: string, detail: string) =>
    `<li class="${ok ? 'ok' : 'bad'}">${icon(ok ? marks.valid : crossed)}<div><b>${ok ? yes : no}</b>${detail === '' ? '' : `<p>${escapeHtml(detail)}</p>`}</div></li>`;
  const list = [
    check(signed, t.signature, t.signatureBad, format(t.signatureText, { key })),
    check(unchanged, t.unchanged, t.changed, ''),
    check(!revoked, t.notRevoked, t.isRevoked, format(t.listText, { at: moment(language, row.zone, now) })),
  ].join('');
  return `<h2>${t.checks}</h2><ul class="card checks">${list}</ul><h2>${t.badge}</h2><section class="card inside${revoked ? ' off' : ''}"><div class="badge">${badge}<div><h3>${t.badgeTitle}</h3><p>${t.badgeText}</p></div></div><p class="code">${fingerprint}</p><p class="acts"><a class="button" download href="${escapeHtml(path)}/credential.json">${t.json}</a><a download href="${escapeHtml(path)}/openbadge.json">${t.proof}</a></p></section>${onwardRow(`${verifyPath}?lang=${languageParameter(language)}`, t.another, '')}`;
}

function form({ language, fault, typed }: VerifyPage): string {
  const t = texts(language);
  const field = (id: 'number' | 'name', label: string) =>
    `<label for="${id}">${label}</label><input id="${id}" name="${id}" required maxlength="120" autocomplete="off" value="${escapeHtml(typed?.[id] ?? '')}">`;
  return `<section class="card inside"><h2>${t.find}</h2><p>${t.findText}</p>${fault ? `<p role="alert" class="fault">${t[fault]}</p>` : ''}<form method="post" action="${verifyPath}?lang=${languageParameter(language)}">${field('number', t.number)}${field('name', t.name)}<button type="submit">${t.check}</button></form></section>`;
}
