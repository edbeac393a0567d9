import { brandColours, contrast } from '@meetingapp/ui/styles/brand-colours.ts';
import { Loader, type LoaderKind } from '@meetingapp/ui/feedback/Loader.tsx';
import { Input, Segmented } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import type { SectionProps } from './section-props.ts';

const DEFAULT_INK = '#0b6f66';
const numbers = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

/** Colour with its derived ink, loader, home template. */
export function Appearance({ value, set, faults, disabled }: SectionProps) {
  const t = useT('conferenceConsole');
  const { brand } = value;
  const isColour = /^#[\da-f]{6}$/i.test(brand);
  const ink = brandColours(brand)['--own-ink'] ?? DEFAULT_INK;
  return (
    <>
      <Field
        label={t('fields.brand')}
        hint={isColour ? t('fields.ink', { ink, ratio: contrast(ink, '#ffffff').toFixed(1) }) : undefined}
        fault={faults['brand']}
      >
        <span className="row">
          <input
            type="color"
            aria-label={t('fields.brand')}
            disabled={disabled}
            value={isColour ? brand : '#33d0c2'}
            onChange={({ target }) => set('brand', target.value.toUpperCase())}
          />
          <Input
            className="mono short"
            aria-label={`${t('fields.brand')} #`}
            maxLength={7}
            disabled={disabled}
            value={brand}
            onChange={({ target }) => set('brand', target.value)}
          />
          <span className="sample" style={{ background: ink }}>
            {t('fields.sample')}
          </span>
          <span className="sample" style={{ color: ink, background: brandColours(brand)['--own-soft'] ?? '#e3f7f4' }}>
            {t('fields.sample')}
          </span>
        </span>
      </Field>
      <Field label={t('fields.loader')} fault={faults['loader']}>
        <span className="row">
          <Segmented
            aria-label={t('fields.loader')}
            disabled={disabled}
            value={value.loader}
            options={numbers(8)}
            onChange={(loader) => set('loader', loader)}
          />
          <span className="loader-sample" style={{ ['--brand' as string]: brand, ['--brand-ink' as string]: ink }}>
            <Loader kind={value.loader as LoaderKind} label={t('fields.loader')} />
          </span>
        </span>
      </Field>
      <Field label={t('fields.template')} hint={t('fields.templateText')} fault={faults['template']}>
        <Segmented
          aria-label={t('fields.template')}
          disabled={disabled}
          value={value.template}
          options={numbers(13)}
          onChange={(template) => set('template', template)}
        />
      </Field>
    </>
  );
}
