import type { HomeContent } from '@meetingapp/contract/home-console.ts';
import { Checkbox, Input, Switch } from 'antd';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { BilingualText } from '../../../lib/BilingualText.tsx';
import { useT } from '../../../lib/texts.ts';
import { Labelled } from './Labelled.tsx';
import type { PartProps } from './part.ts';

type Popup = NonNullable<HomeContent['popup']>;

/** The popup: shown once, or on the second visit too. A new number shows it again to who has seen the last one. */
export function PopupForm({ value, change, fault }: PartProps) {
  const t = useT('homeConsole');
  const { popup } = value.content;
  const set = (next: Partial<Popup>) => popup && change({ popup: { ...popup, ...next } });
  const begin = (): Popup => ({
    id: Math.floor(Date.now() / 1000),
    title: { zh: '', en: '' },
    html: { zh: '', en: '' },
    image: null,
    to: '',
    showSecond: false,
  });
  return (
    <>
      <p className="row">
        <Switch
          aria-label={t('popup')}
          checked={popup !== null}
          onChange={(on) => change({ popup: on ? begin() : null })}
        />
        {t('popupNote')}
      </p>
      {popup && (
        <div className="fields">
          <Labelled label={t('heading')}>
            <BilingualInput
              label={t('heading')}
              maxLength={60}
              value={popup.title}
              onChange={(title) => set({ title })}
            />
          </Labelled>
          <Labelled label={t('to')} fault={fault('content.popup.to')}>
            <Input aria-label={t('to')} value={popup.to} onChange={(event) => set({ to: event.target.value })} />
          </Labelled>
          <Labelled label={t('text')} wide>
            <BilingualText label={t('text')} low value={popup.html} onChange={(html) => set({ html })} />
          </Labelled>
          <Checkbox checked={popup.showSecond} onChange={(event) => set({ showSecond: event.target.checked })}>
            {t('showSecond')}
          </Checkbox>
        </div>
      )}
    </>
  );
}
