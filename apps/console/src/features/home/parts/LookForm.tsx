import { brandColours } from '@meetingapp/ui/brand-colours.ts';
import { ColorPicker, Radio } from 'antd';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { useT } from '../../../lib/texts.ts';
import { Labelled } from './Labelled.tsx';
import type { PartProps } from './part.ts';
import { TemplateGallery } from './TemplateGallery.tsx';

const loaders = [1, 2, 3, 4, 5, 6, 7, 8];

/** Template, leading colour with the inks computed from it, loader, and the line under the title. */
export function LookForm({ value, change, changeTheme, info, language }: PartProps) {
  const t = useT('homeConsole');
  const { theme, content } = value;
  const inks = Object.entries(brandColours(theme.brand));
  return (
    <div className="fields">
      <Labelled label={t('template')} wide>
        <TemplateGallery
          info={info}
          language={language}
          value={theme.template}
          onChange={(template) => changeTheme({ template })}
        />
      </Labelled>
      <Labelled label={t('brand')}>
        <span className="row">
          <ColorPicker
            value={theme.brand}
            disabledAlpha
            showText
            aria-label={t('brand')}
            onChangeComplete={(colour) => changeTheme({ brand: colour.toHexString().slice(0, 7) })}
          />
          {inks.map(([name, colour]) => (
            <span key={name} title={name} style={{ width: 20, height: 20, borderRadius: 5, background: colour }} />
          ))}
        </span>
        <p className="small quiet">{t('brandNote')}</p>
      </Labelled>
      <Labelled label={t('loader')}>
        <Radio.Group
          aria-label={t('loader')}
          optionType="button"
          value={theme.loader}
          options={loaders.map((number) => ({ value: number, label: String(number) }))}
          onChange={(event) => changeTheme({ loader: Number(event.target.value) })}
        />
      </Labelled>
      <Labelled label={t('subtitle')} wide>
        <BilingualInput label={t('subtitle')} value={content.subtitle} onChange={(subtitle) => change({ subtitle })} />
      </Labelled>
    </div>
  );
}
