import type { ConferenceSettings } from '@meetingapp/contract/conference/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { SectionProps } from './section-props.ts';

type TextName = 'title' | 'subtitle' | 'introduction' | 'city' | 'venue' | 'address' | 'formNote' | 'mobileTip';

const longest: Readonly<Record<TextName, number>> = {
  title: 120,
  subtitle: 200,
  introduction: 20_000,
  city: 60,
  venue: 120,
  address: 200,
  formNote: 4000,
  mobileTip: 1000,
};

/** A bilingual text setting; `rich` allows headings, lists and pictures. */
export function SettingText({
  name,
  rows = 1,
  rich = false,
  value,
  set,
  faults,
  disabled,
}: Pick<SectionProps, 'value' | 'set' | 'faults' | 'disabled'> & { name: TextName; rows?: number; rich?: boolean }) {
  const t = useT('conferenceConsole');
  return (
    <BilingualField
      label={t(`fields.${name}`)}
      rows={rows}
      rich={rich}
      maxLength={longest[name]}
      disabled={disabled}
      value={value[name]}
      fault={faults[name]}
      onChange={(text: Bilingual) => set(name, text as ConferenceSettings[typeof name])}
    />
  );
}
