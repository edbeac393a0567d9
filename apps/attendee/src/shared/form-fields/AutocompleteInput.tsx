import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { Autocomplete } from '@meetingapp/ui/forms/Autocomplete.tsx';
import { useEffect, useState } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import type { FieldInputProps } from './field-input.ts';

/** Letters needed for suggestions (FEWEST), and milliseconds without a key before asking (PAUSE_MS). */
const FEWEST = 1;
const PAUSE_MS = 200;
const SUGGESTIONS_FRESH_MS = 600_000;

/** Returns the input after a pause in typing (debounce). */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/**
 * Suggestions while typing (L4). Each answer is keyed by its words: only the answer to the current words is shown, so a late one never
 * replaces a newer one.
 */
export function AutocompleteInput({ item, value, onChange, onPlace, onLeave, error, valid }: FieldInputProps) {
  const t = useT('registrationForm');
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
        const chosen = answer?.hospital.find(({ name }) => name === option.value);
        if (chosen) onPlace({ province: chosen.province, city: chosen.city });
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
