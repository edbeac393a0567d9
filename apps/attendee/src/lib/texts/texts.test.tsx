// @vitest-environment jsdom
import { format } from '@meetingapp/locales/texts.ts';
import { expect, it } from 'vitest';
import { language } from './language.ts';
import { textSources } from './text-sources.ts';
import type { TextFeature } from './text-sources.ts';
import { loadTexts, textByFullKey, translate } from './texts.ts';

function leaves(texts: object, before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[before + key, value] as [string, string]]
      : leaves(value as object, `${before}${key}.`),
  );
}
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => name ?? '').sort();

it.each(Object.keys(textSources) as TextFeature[])(
  '[K2] every text of %s exists in both languages with the same placeholders',
  async (feature) => {
    const [zh, en] = await Promise.all([textSources[feature].zh(), textSources[feature].en()]);
    const english = new Map(leaves(en));
    expect([...english.keys()].sort()).toEqual(
      leaves(zh)
        .map(([key]) => key)
        .sort(),
    );
    for (const [key, text] of leaves(zh))
      expect([key, [...new Set(placeholders(english.get(key) ?? ''))]]).toEqual([
        key,
        [...new Set(placeholders(text))],
      ]);
  },
);

it('fills placeholders, and leaves one without a value visible', () => {
  expect(format('还差 {count} 位，{what}', { count: 3 })).toBe('还差 3 位，{what}');
});

it('uses the language of the screen', async () => {
  await loadTexts(['accounts'], 'en');
  await loadTexts(['accounts'], 'zh');
  expect(translate('accounts')('login.title')).toBe('登录');
  language.set('en');
  expect(translate('accounts')('sendAfter', { seconds: 42 })).toBe('Again in 42 s');
  expect(textByFullKey('accounts.login.title')).toBe('Log in');
  language.set('zh');
});

it('[K2] returns the same translator for the same texts, so that it causes no re-render', () => {
  expect(translate('app')).toBe(translate('app'));
  const before = translate('app');
  language.set('en');
  expect(translate('app')).not.toBe(before);
  language.set('zh');
});

it('[E10] contains the texts fixed by the specification', () => {
  const t = translate('app');
  expect([t('topTip'), t('submitting'), t('success')]).toEqual(['请填写正确的内容', '提交中', '操作成功']);
  language.set('en');
  const en = translate('app');
  expect([en('topTip'), en('success')]).toEqual(['Please fill in correct fields', 'Operation succeeded']);
  expect(en('logInAgain')).toBe('Please log in again');
  language.set('zh');
});
