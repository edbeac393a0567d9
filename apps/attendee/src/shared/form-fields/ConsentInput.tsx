import { consentVersion } from '@meetingapp/domain/registration/kinds/consent.ts';
import { CheckboxRow } from '@meetingapp/ui/forms/CheckboxRow.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useId, useState } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import type { FieldInputProps } from './field-input.ts';

/** Characters of a text that is shown whole at once. */
const SHORT = 160;

/** A text with its version, and the box to agree. Consent to an earlier version is not ticked. */
export function ConsentInput({ item, value, onChange, error }: FieldInputProps) {
  const t = useT('formKinds');
  const id = useId();
  const [open, setOpen] = useState(false);
  const version = consentVersion(item);
  const text = item.cfgSettings?.text ?? '';
  const long = text.length > SHORT;
  return (
    <div className="form-consent" role="group" aria-labelledby={id}>
      <div className="legend" id={id}>
        <span className={joinClasses(item.cfgNeedFl === '1' && 'req')}>{item.cfgName}</span>
        <small>{t('consent.version', { version })}</small>
      </div>
      {item.cfgHint !== '' && <p className="t-sm ink-3">{item.cfgHint}</p>}
      <div className="form-consent-text">
        <p className={joinClasses(long && !open && 'cut')}>{text}</p>
        {long && (
          <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'consent.less' : 'consent.whole')}
          </button>
        )}
      </div>
      <CheckboxRow
        name={item.cfgCode}
        checked={value !== '' && value === version}
        onChange={(agreed) => onChange(agreed ? version : '')}
        required={item.cfgNeedFl === '1'}
        error={error}
      >
        {t('consent.agree')}
      </CheckboxRow>
    </div>
  );
}
