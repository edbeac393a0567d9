import type { FormField, FormPreviewMessage, FromFormPreview } from '@meetingapp/contract/forms.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { itemOf } from '@meetingapp/domain/forms/form-item.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { rotateCcw } from '@meetingapp/ui/icons/icons.ts';
import { Button, Segmented } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { FormRead } from '../data.ts';

interface FormPreviewProps {
  fields: readonly FormField[];
  read: FormRead;
  selected: string | null;
  select: (code: string) => void;
}

/** The phone's form in an iframe, fed with the draft by same-origin messages. It sends and stores nothing. */
export function FormPreview({ fields, read, selected, select }: FormPreviewProps) {
  const t = useT('forms');
  const own = useLanguage();
  const [language, setLanguage] = useState(own);
  const [turn, setTurn] = useState(0);
  const [ready, setReady] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const { title, brand, flow } = read;

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
    const said = event.data as FromFormPreview;
    if (said.formPreview === 'ready') setReady((before) => before + 1);
    else select(said.code);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (ready === 0) return;
    const message: FormPreviewMessage = {
      formPreview: 'show',
      fields: fields.map((field) => itemOf(field, language)),
      flow,
      title: title[language],
      brand,
      selected,
    };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [ready, fields, language, flow, title, brand, selected]);

  const address = basePath + href('formPreview', {}, { lang: language === 'en' ? 'en' : 'ch' });
  return (
    <section className="stage" aria-label={t('preview.title')}>
      <header className="row">
        <Segmented
          size="small"
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'zh', label: t('preview.languageZh') },
            { value: 'en', label: t('preview.languageEn') },
          ]}
        />
        <span className="grow" />
        <Button
          type="text"
          size="small"
          title={t('preview.again')}
          aria-label={t('preview.again')}
          icon={<Icon icon={rotateCcw} />}
          onClick={() => setTurn(turn + 1)}
        />
      </header>
      <div className="phone">
        <iframe
          key={`${language} ${turn}`}
          ref={frame}
          src={address}
          title={t('preview.title')}
          sandbox="allow-scripts allow-same-origin"
        />
      </div>
      <p className="small quiet">{t('preview.note')}</p>
    </section>
  );
}
