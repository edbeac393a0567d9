import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../texts/language.ts';
import { useT } from '../texts/texts.ts';
import { momentText } from '../time/moment.ts';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;

/** A value in words: text in both languages, moments in the shown zone, pictures as pictures, lists by their items. */
export function useValueText(): (value: unknown) => ReactNode {
  const t = useT('console');
  const language = useLanguage();
  function text(value: unknown): ReactNode {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    if (typeof value === 'number') return value.toLocaleString('en');
    if (typeof value === 'string') {
      if (value.startsWith('/files/')) return <img src={value} alt={t('conflict.picture')} />;
      return instant.test(value) ? momentText(value, language) : plain(value);
    }
    if (isBilingual(value)) return [value.zh, value.en].map(plain).filter(Boolean).join(' / ');
    const items = Array.isArray(value) ? value : Object.values(value);
    return items.map((item, at) => <div key={at}>{text(item)}</div>);
  }
  return text;
}

/** Text of rich text; other text is unchanged. */
function plain(value: string): string {
  if (!/<\/?[a-z][^>]*>/i.test(value)) return value;
  return new DOMParser().parseFromString(value, 'text/html').body.textContent ?? '';
}
