import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { AutoComplete } from 'antd';
import { useDeferredValue } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { own, type AnswerInputProps } from './answer-input.ts';

/** Free text with suggestions of matching organisations. */
export function SuggestedInput({ value = '', onChange, id }: AnswerInputProps) {
  const keywords = useDeferredValue(value.trim().slice(0, 60));
  const found = useCall(registrationCalls.companyList, { keywords }, { enabled: keywords.length > 1 }).answer;
  return (
    <AutoComplete
      {...own(id)}
      value={value}
      options={(found?.hospital ?? []).slice(0, 20).map(({ name }) => ({ value: name }))}
      onChange={(next: string) => onChange?.(next)}
    />
  );
}
