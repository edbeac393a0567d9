import { search } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Input, type InputRef } from 'antd';
import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

interface DeskSearchProps {
  field: RefObject<InputRef | null>;
  /** Takes the focus when the page opens. */
  atOnce: boolean;
  text: string;
  change: (text: string) => void;
  press: (event: KeyboardEvent) => void;
}

/** The field in which every round begins; scanners that type write here too. */
export function DeskSearch({ field, atOnce, text, change, press }: DeskSearchProps) {
  const t = useT('checkinDesk');
  const begin = useEffectEvent(() => {
    if (atOnce) field.current?.focus();
  });
  useEffect(() => begin(), []);
  return (
    <Input
      ref={field}
      size="large"
      prefix={<Icon icon={search} size="s" />}
      suffix={<kbd>/</kbd>}
      aria-label={t('find')}
      placeholder={t('find')}
      value={text}
      maxLength={300}
      onChange={(event) => change(event.target.value)}
      onKeyDown={press}
    />
  );
}
