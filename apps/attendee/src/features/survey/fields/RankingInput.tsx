import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronDown, chevronUp } from '@meetingapp/ui/icons/icons.ts';
import { gripVertical } from '@meetingapp/ui/icons/icons-forms.ts';
import { useRef, useState, type PointerEvent } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { moved, ordered } from '../view.ts';
import type { FieldProps } from './field-props.ts';

/** An order by dragging or by arrows; each change is announced. */
export function RankingInput({ item, value, labelledBy, onGive }: FieldProps) {
  const t = useT('survey');
  const list = useRef<HTMLOListElement>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const options = ordered(item, value);
  const count = options.length;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    const next = moved(options, from, to);
    onGive(next.map((option) => option.value).join('|'));
    setSaid(t('rank.said', { name: next[to]?.label ?? '', at: to + 1, count }));
  };
  const drag = (event: PointerEvent, stored: string) => {
    if (lifted !== stored || !list.current) return;
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
    const to = rows.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY < bottom);
    const from = options.findIndex((option) => option.value === stored);
    if (to >= 0) move(from, to);
  };
  return (
    <>
      <ol className="survey-rank" ref={list} aria-labelledby={labelledBy}>
        {options.map((option, at) => (
          <li key={option.value} className={lifted === option.value ? 'lift' : undefined}>
            <b>{at + 1}</b>
            <span className="grow">{option.label}</span>
            <button
              type="button"
              className="ib"
              aria-label={t('rank.up', { name: option.label })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <Icon icon={chevronUp} size="s" />
            </button>
            <button
              type="button"
              className="ib"
              aria-label={t('rank.down', { name: option.label })}
              disabled={at === count - 1}
              onClick={() => move(at, at + 1)}
            >
              <Icon icon={chevronDown} size="s" />
            </button>
            <span
              className="handle"
              aria-hidden="true"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setLifted(option.value);
              }}
              onPointerMove={(event) => drag(event, option.value)}
              onPointerUp={() => setLifted(null)}
              onPointerCancel={() => setLifted(null)}
            >
              <Icon icon={gripVertical} />
            </span>
          </li>
        ))}
      </ol>
      {value === '' && (
        <button type="button" className="survey-keep" onClick={() => onGive(options.map((one) => one.value).join('|'))}>
          {t('rank.keep')}
        </button>
      )}
      <p className="sr" role="status">
        {said}
      </p>
    </>
  );
}
