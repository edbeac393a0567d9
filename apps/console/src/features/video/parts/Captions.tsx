import { videoConsoleCalls as calls, type StoredVideo } from '@meetingapp/contract/video/console.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Select, Upload } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

const languages = ['zh-Hans', 'en', 'zh-Hant', 'ja', 'ko', 'fr', 'de', 'es', 'ru'] as const;
type CaptionLanguage = (typeof languages)[number];

/** Each language is listed by its own name, as viewers look for it. */
const ownName = (code: CaptionLanguage): string => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

const refreshes = [calls.list, calls.read];

/** Captions of a film, one file per language; added and deleted at once. */
export function Captions({ video, mayWrite }: { video: StoredVideo; mayWrite: boolean }) {
  const t = useT('videoConsole');
  const cid = useCid();
  const [language, setLanguage] = useState<CaptionLanguage>('zh-Hans');
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
          <ActButton
            type="text"
            size="small"
            lacks={{ onlyView: !mayWrite }}
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
          options={languages.map((code) => ({ value: code, label: ownName(code) }))}
        />
        <Upload
          accept=".vtt,text/vtt"
          showUploadList={false}
          disabled={!mayWrite}
          beforeUpload={(file) => {
            void add.change({ ...about, language, label: ownName(language) }, file);
            return false;
          }}
        >
          <ActButton loading={add.busy} lacks={{ onlyView: !mayWrite }}>
            {t('addCaption')}
          </ActButton>
        </Upload>
      </p>
      <p className="small quiet">{t('captionsNote')}</p>
    </section>
  );
}
