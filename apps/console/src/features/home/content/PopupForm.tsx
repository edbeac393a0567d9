import type { HomeContent } from '@meetingapp/contract/home/console.ts';
import { Checkbox, Switch } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { PictureField } from '../parts/PictureField.tsx';
import { TargetField } from '../parts/TargetField.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';

type Popup = NonNullable<HomeContent['popup']>;

/** The popup, shown once or also on the second visit. A new number shows it again to people who saw the last one. */
export function PopupForm({ value, change, fault }: EditorFormProps) {
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
          <BilingualField
            label={t('heading')}
            maxLength={60}
            value={popup.title}
            onChange={(title) => set({ title })}
          />
          <TargetField
            views={value.content.views}
            value={popup.to}
            fault={fault('content.popup.to')}
            onChange={(to) => set({ to })}
          />
          <PictureField
            label={t('picture')}
            width={900}
            height={600}
            value={popup.image}
            fault={fault('content.popup.image')}
            onChange={(image) => set({ image })}
          />
          <BilingualField rich wide label={t('text')} value={popup.html} onChange={(html) => set({ html })} />
          <Checkbox checked={popup.showSecond} onChange={(event) => set({ showSecond: event.target.checked })}>
            {t('showSecond')}
          </Checkbox>
        </div>
      )}
    </>
  );
}
