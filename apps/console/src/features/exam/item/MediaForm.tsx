import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import { filesConsoleCalls } from '@meetingapp/contract/files/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Segmented, Upload } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { blankPicture } from './draft.ts';
import { faultAt, type Faults } from './faults.ts';
import { FaultLine } from './OptionsForm.tsx';
import { PictureInput } from './PictureInput.tsx';

type Media = ItemContent['media'];
type Video = Extract<NonNullable<Media>, { kind: 'video' }>;

interface Props {
  media: Media;
  faults: Faults;
  onChange: (media: Media) => void;
}

/** The picture or film beside the question, with its alternative text. */
export function MediaForm({ media, faults, onChange }: Props) {
  const t = useT('examItem');
  const language = useLanguage();
  const choose = (kind: string) => {
    const alt = media?.alt ?? blankPicture.alt;
    if (kind === 'picture') onChange({ kind, ...blankPicture, alt });
    else onChange(kind === 'video' ? { kind, address: '', alt } : null);
  };
  return (
    <>
      <Segmented
        aria-label={t('media')}
        value={media?.kind ?? 'none'}
        onChange={choose}
        options={(['none', 'picture', 'video'] as const).map((value) => ({ value, label: t(`mediaKinds.${value}`) }))}
      />
      {media?.kind === 'picture' && (
        <>
          {media.address !== '' && (
            <img className="item-media" src={media.address} alt={pickLanguage(media.alt, language)} />
          )}
          <PictureInput
            label={t(media.address === '' ? 'choosePicture' : 'anotherPicture')}
            onChange={(stored) => onChange({ ...media, ...stored })}
          />
        </>
      )}
      {media?.kind === 'video' && <VideoInput media={media} onChange={onChange} />}
      <FaultLine fault={faults['content.media']} />
      {media && media.address !== '' && (
        <BilingualField
          label={t('alt')}
          hint={t('altNote')}
          maxLength={600}
          value={media.alt}
          fault={faultAt(faults, 'content.media.alt')}
          onChange={(alt) => onChange({ ...media, alt })}
        />
      )}
    </>
  );
}

function VideoInput({ media, onChange }: { media: Video; onChange: (media: Video) => void }) {
  const t = useT('examItem');
  const cid = useCid();
  const add = useChange(filesConsoleCalls.addTextFile);
  async function put(file: File) {
    const outcome = await add.change({ cid, kind: 'video' }, file);
    if (outcome.ok) onChange({ ...media, address: outcome.answer.address });
  }
  return (
    <>
      {media.address !== '' && (
        <video className="item-media" src={media.address} controls preload="metadata">
          <track kind="captions" />
        </video>
      )}
      <Upload
        accept="video/mp4"
        showUploadList={false}
        beforeUpload={(file) => {
          void put(file);
          return false;
        }}
      >
        <ActButton loading={add.busy}>{t(media.address === '' ? 'chooseVideo' : 'anotherVideo')}</ActButton>
      </Upload>
    </>
  );
}
