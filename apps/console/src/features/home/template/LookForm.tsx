import { brandColours } from '@meetingapp/ui/styles/brand-colours.ts';
import { ColorPicker, Radio } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';
import { TemplateGallery } from './TemplateGallery.tsx';

const loaders = [1, 2, 3, 4, 5, 6, 7, 8];

/** All templates as live previews of the draft, leading colour with its computed inks, loader, and the line under the title. */
export function LookForm({ value, change, changeTheme, info, language, as }: EditorFormProps) {
  const t = useT('homeConsole');
  const { theme, content } = value;
  const inks = Object.entries(brandColours(theme.brand));
  return (
    <div className="fields">
      <Field label={t('template')} hint={t('templateHint')} wide>
        <TemplateGallery
          info={info}
          language={language}
          as={as}
          value={theme.template}
          onChange={(template) => changeTheme({ template })}
        />
      </Field>
      <Field label={t('brand')}>
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
      </Field>
      <Field label={t('loader')}>
        <Radio.Group
          aria-label={t('loader')}
          optionType="button"
          value={theme.loader}
          options={loaders.map((number) => ({ value: number, label: String(number) }))}
          onChange={(event) => changeTheme({ loader: Number(event.target.value) })}
        />
      </Field>
      <BilingualField
        label={t('subtitle')}
        value={content.subtitle}
        onChange={(subtitle) => change({ subtitle })}
        wide
      />
    </div>
  );
}
