import './template-gallery.css';
import type { HomePreviewMessage } from '@meetingapp/contract/home/console.ts';
import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { templateNumbers, type TemplateNumber } from '@meetingapp/domain/home/templates.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { HomeFrame } from './HomeFrame.tsx';

const names = {
  1: 'nine',
  2: 'pictures',
  3: 'cover',
  4: 'today',
  5: 'live',
  6: 'magazine',
  7: 'poster',
  8: 'plain',
  9: 'bento',
  10: 'ceremony',
  11: 'faculty',
  12: 'venue',
  13: 'minimal',
} as const satisfies Record<TemplateNumber, string>;

interface GalleryProps {
  /** The current home page with unsaved changes. */
  info: HomeInfo;
  language: Language;
  as: HomePreviewMessage['as'];
  value: number;
  onChange: (template: number) => void;
}

/** All thirteen templates, each rendering this home page; chosen like a radio button. */
export function TemplateGallery({ info, language, as, value, onChange }: GalleryProps) {
  const t = useT('homeConsole');
  return (
    <fieldset className="gallery">
      <legend className="sr">{t('template')}</legend>
      {templateNumbers.map((number) => (
        <label key={number}>
          <input type="radio" name="template" checked={value === number} onChange={() => onChange(number)} />
          <span className="picture" aria-hidden="true" inert>
            <HomeFrame info={withTemplate(info, number)} language={language} as={as} small />
          </span>
          <span className="name">{t(`templates.${names[number]}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function withTemplate(info: HomeInfo, template: number): HomeInfo {
  return { ...info, conference: { ...info.conference, theme: { ...info.conference.theme, template } } };
}
