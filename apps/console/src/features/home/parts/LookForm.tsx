import { templateNumbers, type TemplateNumber } from '@meetingapp/domain/home/templates.ts';
import { brandColours } from '@meetingapp/ui/brand-colours.ts';
import { ColorPicker, Radio } from 'antd';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { useT } from '../../../lib/texts.ts';
import { Labelled } from './Labelled.tsx';
import type { PartProps } from './part.ts';

const templateNames = {
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
const loaders = [1, 2, 3, 4, 5, 6, 7, 8];

/** Template, leading colour with the inks computed from it, loader, and the line under the title. */
export function LookForm({ value, change, changeTheme }: PartProps) {
  const t = useT('homeConsole');
  const { theme, content } = value;
  const inks = Object.entries(brandColours(theme.brand));
  return (
    <div className="fields">
      <Labelled label={t('template')} wide>
        <Radio.Group
          aria-label={t('template')}
          value={theme.template}
          onChange={(event) => changeTheme({ template: Number(event.target.value) })}
          options={templateNumbers.map((number) => ({ value: number, label: t(`templates.${templateNames[number]}`) }))}
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
