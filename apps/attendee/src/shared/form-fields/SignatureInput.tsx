import { strokesOf, typedName } from '@meetingapp/domain/registration/kinds/signature.ts';
import { ofStrokes, ofTypedName } from '@meetingapp/domain/registration/signature-drawing.ts';
import type { Strokes } from '@meetingapp/domain/speakers/agreement.ts';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { undo } from '@meetingapp/ui/icons/icons-forms.ts';
import { rotateCcw } from '@meetingapp/ui/icons/icons.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useId, useRef, useState } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { SignaturePad } from '../signature/SignaturePad.tsx';
import type { FieldInputProps } from './field-input.ts';

/** Pressure in percent of a stored signature, which keeps none. */
const PRESSURE = 60;

const drawnIn = (value: string): Strokes =>
  strokesOf(value).map((stroke) => stroke.map((point) => ({ ...point, p: PRESSURE })));

/** A signature by finger, pen or mouse, or a typed name for people who cannot draw. */
export function SignatureInput({ item, value, onChange, onLeave, error }: FieldInputProps) {
  const t = useT('formKinds');
  const id = useId();
  const [typing, setTyping] = useState(typedName(value) !== null);
  const [strokes, setStrokes] = useState<Strokes>(() => drawnIn(value));
  // Fast strokes follow each other before the pad is drawn again.
  const latest = useRef(strokes);
  function draw(change: (before: Strokes) => Strokes): void {
    latest.current = change(latest.current);
    setStrokes(latest.current);
    onChange(ofStrokes(latest.current));
  }
  function turn(): void {
    setTyping(!typing);
    onChange(typing ? ofStrokes(strokes) : '');
  }
  const name = item.cfgName;
  return (
    <div className="form-signature" role="group" aria-labelledby={id} data-invalid={error ? '' : undefined}>
      <div className="legend">
        <span id={id} className={joinClasses(item.cfgNeedFl === '1' && 'req')}>
          {name}
        </span>
        <button type="button" className="link" onClick={turn}>
          {t(typing ? 'signature.draw' : 'signature.type')}
        </button>
      </div>
      {item.cfgHint !== '' && <p className="t-sm ink-3">{item.cfgHint}</p>}
      {typing ? (
        <TextField
          label={t('signature.name')}
          value={typedName(value) ?? ''}
          onChange={(text) => onChange(ofTypedName(text))}
          onBlur={onLeave}
          hint={t('signature.nameHint')}
          error={error}
          autoComplete="name"
          maxLength={60}
        />
      ) : (
        <>
          <SignaturePad
            strokes={strokes}
            change={draw}
            name=""
            label={
              strokes.length === 0
                ? t('signature.pad', { name })
                : t('signature.padSigned', { name, count: strokes.length })
            }
          />
          <div className="signature-tools">
            <button type="button" disabled={strokes.length === 0} onClick={() => draw((before) => before.slice(0, -1))}>
              <Icon icon={undo} size="s" />
              {t('signature.undo')}
            </button>
            <button type="button" disabled={strokes.length === 0} onClick={() => draw(() => [])}>
              <Icon icon={rotateCcw} size="s" />
              {t('signature.clear')}
            </button>
          </div>
          {error && <p className="check-error">{error}</p>}
        </>
      )}
    </div>
  );
}
