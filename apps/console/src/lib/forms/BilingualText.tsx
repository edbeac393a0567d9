import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { plainAsHtml } from '@meetingapp/domain/plain-text.ts';
import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { TextPlaces } from '../rich-text/Places.tsx';
import { useLanguage } from '../texts/language.ts';
import { useT } from '../texts/texts.ts';
import { Waiting } from '../layout/Waiting.tsx';

/** Lazy: the editor is large and loaded only for editing. */
const RichText = lazy(async () => ({ default: (await import('../rich-text/RichText.tsx')).RichText }));

interface BilingualTextProps {
  value?: Bilingual;
  onChange?: (value: Bilingual) => void;
  label: string;
  low?: boolean;
  /** Placeholders of a printed text; it then allows no tables. */
  places?: TextPlaces;
  disabled?: boolean;
  /** The plain text from before the editor has numbered headings, which are converted. */
  numbered?: boolean;
  /** False: no pictures, videos or files. */
  files?: boolean;
  /** The language shown first. */
  first?: 'zh' | 'en';
  /** Called when the language switches, for instance to update a preview. */
  onLanguage?: (language: 'zh' | 'en') => void;
}

/** Long bilingual text, one language at a time; a missing one is marked. */
export function BilingualText({
  value = { zh: '', en: '' },
  onChange,
  label,
  low = false,
  places,
  disabled = false,
  numbered = false,
  files = true,
  first,
  onLanguage,
}: BilingualTextProps) {
  const t = useT('console');
  const own = useLanguage();
  const [language, setLanguage] = useState<'zh' | 'en'>(first ?? own);
  const missing = value.zh !== '' && value.en === '';
  return (
    <div className="rich-both" role="group" aria-label={label}>
      <Segmented<'zh' | 'en'>
        size="small"
        value={language}
        onChange={(next) => {
          setLanguage(next);
          onLanguage?.(next);
        }}
        options={[
          { value: 'zh', label: t('text.languageZh') },
          {
            value: 'en',
            label: (
              <>
                {t('text.languageEn')} {missing && <span className="lacks">{t('untranslated')}</span>}
              </>
            ),
          },
        ]}
      />
      <Suspense fallback={<Waiting />}>
        <RichText
          key={language}
          label={`${label} ${t(language === 'zh' ? 'languageMarkZh' : 'languageMarkEn')}`}
          lang={language === 'zh' ? 'zh-CN' : 'en'}
          value={plainAsHtml(value[language], { headings: numbered })}
          onChange={(html) => onChange?.({ ...value, [language]: html })}
          low={low}
          {...(places ? { places } : {})}
          disabled={disabled}
          files={files}
        />
      </Suspense>
    </div>
  );
}

/** Read-only text. */
export function TextAsRead({ label, lang, html }: { label: string; lang: string; html: string }) {
  return (
    <Suspense fallback={<Waiting />}>
      <RichText label={label} lang={lang} value={html} onChange={() => {}} disabled />
    </Suspense>
  );
}
