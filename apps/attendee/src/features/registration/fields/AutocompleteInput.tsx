import { registrationCalls } from '@meetingapp/contract/registration.ts';
import { Autocomplete } from '@meetingapp/ui/Autocomplete.tsx';
import { useEffect, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import type { FieldInputProps } from './field-input.ts';

/** Fewer letters than this say too little to suggest anything. */
const FEWEST = 1;
const PAUSE_MS = 200;
const SUGGESTIONS_FRESH_MS = 600_000;

/** What is typed, once the typing rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/**
 * Typing fetches suggestions (L4). Each answer belongs to the words it was asked with, so that a late one never stands over
 * a newer one: only the answer to the present words is shown.
 */
export function AutocompleteInput({ item, value, onChange, onLeave, error, valid }: FieldInputProps) {
  const t = useT('registration');
  const [typing, setTyping] = useState(false);
  const rested = useRested(value.trim());
  const ask = typing && rested.length >= FEWEST;
  const { answer, asking } = useCall(
    registrationCalls.companyList,
    ask ? { keywords: rested, type: item.cfgCode } : null,
    {
      fresh: SUGGESTIONS_FRESH_MS,
      quiet: true,
    },
  );
  const current = ask && rested === value.trim();
  const options = (current ? (answer?.hospital ?? []) : []).map(({ name, province, city }) => ({
    value: name,
    label: name,
    text: [province, city].filter((place, index, all) => place && all.indexOf(place) === index).join(' '),
  }));
  return (
    <Autocomplete
      label={item.cfgName}
      name={item.cfgCode}
      value={value}
      onChange={(text) => {
        setTyping(true);
        onChange(text);
      }}
      onBlur={onLeave}
      options={options}
      onChoose={(option) => {
        setTyping(false);
        onChange(option.value);
      }}
      listLabel={t('form.suggestions')}
      loading={typing && (asking || rested !== value.trim())}
      freeText={(typed) => t('form.useTyped', { typed })}
      status={t('form.suggestionCount', { count: options.length })}
      required={item.cfgNeedFl === '1'}
      hint={item.cfgHint || undefined}
      error={error}
      valid={valid}
      maxLength={200}
    />
  );
}
