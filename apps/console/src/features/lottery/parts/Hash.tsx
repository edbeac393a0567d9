import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, copy } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

interface HashProps {
  name: 'list' | 'commitment' | 'randomness';
  /** Null: it is not published yet; `later` says when. */
  value: string | null;
  later?: string;
}

/** A published hash with its copy button. */
export function Hash({ name, value, later = '' }: HashProps) {
  const t = useT('lotteryConsole');
  const [copied, setCopied] = useState(false);
  return (
    <div className="draw-hash">
      <span>{t(`hash.${name}`)}</span>
      {value === null ? <span className="quiet-2 grow">{later}</span> : <code className="grow">{value}</code>}
      {value !== null && (
        <Button
          size="small"
          type="text"
          aria-label={t('copyHash', { name: t(`hash.${name}`) })}
          icon={<Icon icon={copied ? check : copy} size="s" />}
          onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
        />
      )}
    </div>
  );
}
