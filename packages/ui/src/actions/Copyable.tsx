import './Copyable.css';
import { useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text.ts';
import { Icon } from '../icons/Icon.tsx';
import { check, copy } from '../icons/icons.ts';

const SHOWN_MS = 2000;

export interface CopyableProps {
  text: string;
  /** "复制订单号" */
  label: string;
  /** Announced after copying. */
  copiedLabel: string;
  onCopied?: ((copied: boolean) => void) | undefined;
}

/** A value such as a number or address with a copy button. */
export function Copyable({ text, label, copiedLabel, onCopied }: CopyableProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function press() {
    const worked = await copyText(text);
    setCopied(worked);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), SHOWN_MS);
    onCopied?.(worked);
  }

  return (
    <button type="button" className="copyable" onClick={press}>
      {text}
      <Icon icon={copied ? check : copy} size="xs" />
      <span className="sr" role="status">
        {copied ? copiedLabel : label}
      </span>
    </button>
  );
}
