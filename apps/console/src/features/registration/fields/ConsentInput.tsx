import { consentVersion } from '@meetingapp/domain/registration/kinds/consent.ts';
import { Checkbox } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { own, type AnswerInputProps } from './answer-input.ts';

/** A consent that the person gave on paper or by word: staff enter it only for the present version. */
export function ConsentInput({ item, value = '', onChange, id }: AnswerInputProps) {
  const t = useT('registrationConsole');
  const version = consentVersion(item);
  return (
    <Checkbox
      {...own(id)}
      checked={value !== '' && value === version}
      onChange={(event) => onChange?.(event.target.checked ? version : '')}
    >
      {t('desk.consented', { version })}
    </Checkbox>
  );
}
