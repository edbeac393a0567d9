import type { ConferenceSettings } from '@meetingapp/contract/conference-console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { BilingualInput } from '../../../../lib/BilingualInput.tsx';
import { BilingualText } from '../../../../lib/BilingualText.tsx';
import { useT } from '../../../../lib/texts.ts';
import { Field } from './Field.tsx';
import type { SectionProps } from './section.ts';

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

/** A setting that is a text in both languages; `rich`: with headings, lists, pictures. */
export function TextField({
  name,
  rows = 1,
  rich = false,
  value,
  set,
  faults,
  disabled,
}: Pick<SectionProps, 'value' | 'set' | 'faults' | 'disabled'> & { name: TextName; rows?: number; rich?: boolean }) {
  const t = useT('conferenceConsole');
  const label = t(`fields.${name}`);
  const write = (text: Bilingual) => set(name, text as ConferenceSettings[typeof name]);
  return (
    <Field plain label={label} error={faults[name]}>
      {rich ? (
        <BilingualText label={label} low disabled={disabled} value={value[name]} onChange={write} />
      ) : (
        <BilingualInput
          label={label}
          rows={rows}
          maxLength={longest[name]}
          disabled={disabled}
          value={value[name]}
          onChange={write}
        />
      )}
    </Field>
  );
}
