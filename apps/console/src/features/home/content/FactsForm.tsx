import { Input } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { replaced } from '../view.ts';
import { ItemList } from '../parts/ItemList.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';

const nothing = { zh: '', en: '' };

/** Figures about the conference, such as the number of halls. */
export function FactsForm({ value, change }: EditorFormProps) {
  const t = useT('homeConsole');
  const { facts } = value.content;
  return (
    <ItemList
      label={t('fact')}
      items={facts}
      most={8}
      make={() => ({ figure: '', label: nothing })}
      onChange={(next) => change({ facts: next })}
    >
      {(fact, at) => (
        <div className="fields">
          <Field label={t('figure')}>
            <Input
              aria-label={t('figure')}
              maxLength={20}
              value={fact.figure}
              onChange={(event) => change({ facts: replaced(facts, at, { figure: event.target.value }) })}
            />
          </Field>
          <BilingualField
            label={t('title')}
            maxLength={60}
            value={fact.label}
            onChange={(label) => change({ facts: replaced(facts, at, { label }) })}
          />
        </div>
      )}
    </ItemList>
  );
}
