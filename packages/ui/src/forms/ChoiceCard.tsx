import './Choice.css';
import '../layout/Card.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { check } from '../icons/icons.ts';
import { joinClasses } from '../styles/join-classes.ts';

export interface ChoiceCardProps {
  /** radio: one of the group `name`; checkbox: an independent option. */
  type?: 'radio' | 'checkbox' | undefined;
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  title: string;
  text?: ReactNode;
  /** Right of the title, usually Money. */
  price?: ReactNode;
  /** Below the price, beside the text: a Tag or a short small text. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
  /** Why it cannot be chosen, with a way to resolve it; the card stays in its place. May contain a link. */
  reason?: ReactNode;
  /** Details below the card; links and buttons inside do not select it. */
  children?: ReactNode;
}

export function ChoiceCard(props: ChoiceCardProps) {
  const {
    type = 'radio',
    name,
    value,
    checked,
    onChange,
    title,
    text,
    price,
    aside,
    disabled,
    reason,
    children,
  } = props;
  const id = useId();
  const mark = joinClasses(type === 'radio' ? 'radio' : 'tick', checked && 'on');
  return (
    <div className={joinClasses('card option', disabled ? 'off' : checked && 'on')}>
      <label>
        <input
          type={type}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          aria-describedby={disabled && reason ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={mark}>{type === 'checkbox' && <Icon icon={check} size="xs" />}</span>
        <span className="grow">
          <span className="what">
            <b>{title}</b>
            {price}
          </span>
          {(text || aside) && (
            <span className="what">
              <span className="text">{text}</span>
              {aside && <span className="aside">{aside}</span>}
            </span>
          )}
        </span>
      </label>
      {disabled && reason && (
        <p className="why" id={id}>
          {reason}
        </p>
      )}
      {children && <div className="more">{children}</div>}
    </div>
  );
}
