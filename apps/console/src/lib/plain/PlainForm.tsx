import './plain.css';
import { eye, eyeOff } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { useId, useLayoutEffect, useRef, useState, type FormEvent, type InputHTMLAttributes } from 'react';
import { focusWhenShown } from '../forms/focus.ts';
import { useT } from '../texts/texts.ts';
import { faultOf, type FieldRule } from './field-rules.ts';
import { PlainButton } from './PlainButton.tsx';

export interface PlainField<Name extends string> {
  name: Name;
  label: string;
  rules: readonly FieldRule[];
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>;
  /** Takes the focus when the form is shown. */
  focused?: boolean;
}

/** Texts by field name, and the name of the field with the focus. */
export interface EarlyInput {
  texts: Readonly<Record<string, string>>;
  focused: string | null;
}

export interface PlainFormProps<Name extends string> {
  fields: readonly PlainField<Name>[];
  /** Text of the submit button. */
  act: string;
  under: boolean;
  /** Called with the texts of all fields once they fulfil their rules. */
  submit: (texts: Record<Name, string>) => void;
  /** Returns what was typed into the painted form, and its focus. A stable function. */
  typedBefore?: () => EarlyInput;
  /** True while only the HTML is there: nothing is sent before the program has loaded. */
  painted?: boolean;
}

/** A few text fields and their submit button. Each field is checked when it is left, and all of them before submitting. */
export function PlainForm<Name extends string>({
  fields,
  act,
  under,
  submit,
  typedBefore,
  painted = false,
}: PlainFormProps<Name>) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() => ({ ...typedBefore?.().texts }));
  const [faults, setFaults] = useState<Readonly<Record<string, string | null>>>({});
  const form = useRef<HTMLFormElement & HTMLDivElement>(null);
  // Once more than while rendering: a person types on in the painted form until this one has replaced it.
  useLayoutEffect(() => {
    const early = typedBefore?.();
    if (!early) return;
    // oxlint-disable-next-line react/set-state-in-effect -- only the moment of replacement knows what was typed
    setTexts((before) => ({ ...before, ...early.texts }));
    if (early.focused !== null) form.current?.querySelector<HTMLInputElement>(`[name=${early.focused}]`)?.focus();
  }, [typedBefore]);
  const check = ({ name, rules }: PlainField<Name>, text = texts[name] ?? '') => {
    const fault = faultOf(text, rules);
    setFaults((before) => ({ ...before, [name]: fault }));
    return fault;
  };
  function send(event: FormEvent): void {
    event.preventDefault();
    if (under) return;
    const wrong = fields.filter((field) => check(field) !== null);
    const [first] = wrong;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus();
    else submit(Object.fromEntries(fields.map(({ name }) => [name, texts[name] ?? ''])) as Record<Name, string>);
  }
  const rows = fields.map((field) => (
    <FieldRow
      key={field.name}
      field={field}
      text={texts[field.name] ?? ''}
      fault={faults[field.name] ?? null}
      change={(text) => {
        setTexts((before) => ({ ...before, [field.name]: text }));
        if (faults[field.name]) check(field, text);
      }}
      leave={() => check(field)}
    />
  ));
  const button = (
    <PlainButton type={painted ? 'button' : 'submit'} kind="primary" size="large" block loading={under}>
      {act}
    </PlainButton>
  );
  if (painted)
    return (
      <div ref={form} className="plain-form">
        {rows}
        {button}
      </div>
    );
  return (
    <form ref={form} className="plain-form" noValidate onSubmit={send}>
      {rows}
      {button}
    </form>
  );
}

function FieldRow<Name extends string>({
  field: { name, label, input, focused = false },
  text,
  fault,
  change,
  leave,
}: {
  field: PlainField<Name>;
  text: string;
  fault: string | null;
  change: (text: string) => void;
  leave: () => void;
}) {
  const t = useT('staff');
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = input.type === 'password';
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      <div className={fault === null ? 'box-of-input' : 'box-of-input wrong'}>
        <input
          {...input}
          id={id}
          ref={focused ? focusWhenShown : undefined}
          name={name}
          type={secret && shown ? 'text' : input.type}
          value={text}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={({ target }) => change(target.value)}
          onBlur={leave}
        />
        {secret && (
          <button
            type="button"
            aria-label={t(shown ? 'login.hide' : 'login.show')}
            title={t(shown ? 'login.hide' : 'login.show')}
            onClick={() => setShown(!shown)}
          >
            <Icon icon={shown ? eyeOff : eye} />
          </button>
        )}
      </div>
      <p id={`${id}-fault`} className="fault" aria-live="polite">
        {fault}
      </p>
    </div>
  );
}
