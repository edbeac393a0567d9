import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { plainAsHtml } from '@meetingapp/domain/plain-text.ts';
import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { TextPlaces } from './rich-text/Places.tsx';
import { useLanguage } from './language.ts';
import { useT } from './texts.ts';
import { Waiting } from './Waiting.tsx';

/** The editor is heavy: it comes when a text is to be edited. */
const RichText = lazy(async () => ({ default: (await import('./rich-text/RichText.tsx')).RichText }));

interface BilingualTextProps {
  value?: Bilingual;
  onChange?: (value: Bilingual) => void;
  label: string;
  low?: boolean;
  /** What is filled in later, for a text that is printed: it takes no tables then. */
  places?: TextPlaces;
  disabled?: boolean;
  /** Text from before the editor has numbered headings. */
  numbered?: boolean;
  /** False: pictures, videos and files have no place in it. */
  files?: boolean;
  /** The language that is shown first. */
  first?: 'zh' | 'en';
  /** Told when another language comes to the front, such as for a preview. */
  onLanguage?: (language: 'zh' | 'en') => void;
}

/** A long text in two languages, one at a time; the one that is missing is marked. */
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

/** A text that nobody changes, as it was written. */
export function TextAsRead({ label, lang, html }: { label: string; lang: string; html: string }) {
  return (
    <Suspense fallback={<Waiting />}>
      <RichText label={label} lang={lang} value={html} onChange={() => {}} disabled />
    </Suspense>
  );
}
