import { FormServes } from '@meetingapp/contract/forms.ts';
import { Radio } from 'antd';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface ServesChoiceProps {
  serves: FormServes;
  hasMembers: boolean;
  choose: (serves: FormServes) => void;
}

/** Whom a further registration form serves. */
export function ServesChoice({ serves, hasMembers, choose }: ServesChoiceProps) {
  const t = useT('forms');
  return (
    <Field label={t('serves.label')}>
      <Radio.Group
        aria-label={t('serves.label')}
        className="form-purposes"
        value={serves}
        onChange={({ target }) => choose(target.value as FormServes)}
        options={FormServes.options.map((value) => ({
          value,
          disabled: value === 'members' && !hasMembers && serves !== 'members',
          label: (
            <>
              <b>{t(`serves.${value}`)}</b>{' '}
              <span className="small quiet">
                {value === 'members' && !hasMembers ? t('serves.noMembers') : t(`serves.texts.${value}`)}
              </span>
            </>
          ),
        }))}
      />
    </Field>
  );
}
