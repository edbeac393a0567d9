import { videoConsoleCalls as calls, type StoredVideo } from '@meetingapp/contract/video-console.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { trash2 } from '@meetingapp/ui/icons.ts';
import { Button, Select, Upload } from 'antd';
import { useState } from 'react';
import { useCid } from '../../../lib/conference.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';

/** Languages of captions, each called by its own name. */
const languages = {
  'zh-CN': '中文',
  en: 'English',
  'zh-TW': '繁體中文',
  ja: '日本語',
  ko: '한국어',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ru: 'Русский',
} as const;
type CaptionLanguage = keyof typeof languages;

const refreshes = [calls.list, calls.read];

/** The captions of a film, one file for each language; added and taken away at once. */
export function Captions({ video, mayWrite }: { video: StoredVideo; mayWrite: boolean }) {
  const t = useT('videoConsole');
  const cid = useCid();
  const [language, setLanguage] = useState<CaptionLanguage>('zh-CN');
  const add = useChange(calls.addCaption, { refreshes, said: t('captionThere') });
  const remove = useChange(calls.removeCaption, { refreshes });
  const about = { cid, videoId: video.id };
  return (
    <section className="captions" aria-label={t('captions')}>
      <h2>{t('captions')}</h2>
      {video.captions.map((one) => (
        <p key={one.language} className="row">
          <span className="grow">
            {one.label} <span className="small quiet">{one.language}</span>
          </span>
          <Button
            type="text"
            size="small"
            disabled={!mayWrite}
            aria-label={t('removeCaption', { name: one.label })}
            icon={<Icon icon={trash2} />}
            onClick={() => void remove.change({ ...about, language: one.language })}
          />
        </p>
      ))}
      <p className="row">
        <Select<CaptionLanguage>
          className="grow"
          aria-label={t('captionLanguage')}
          disabled={!mayWrite}
          value={language}
          onChange={setLanguage}
          options={Object.entries(languages).map(([value, label]) => ({ value: value as CaptionLanguage, label }))}
        />
        <Upload
          accept=".vtt,text/vtt"
          showUploadList={false}
          disabled={!mayWrite}
          beforeUpload={(file) => {
            void add.change({ ...about, language, label: languages[language] }, file);
            return false;
          }}
        >
          <Button loading={add.busy} disabled={!mayWrite}>
            {t('addCaption')}
          </Button>
        </Upload>
      </p>
      <p className="small quiet">{t('captionsNote')}</p>
    </section>
  );
}
