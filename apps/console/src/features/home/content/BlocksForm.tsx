import { Input } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { replaced } from '../view.ts';
import { ItemList } from '../parts/ItemList.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { TextField } from '../parts/TextField.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';

const nothing = { zh: '', en: '' };

/** Banners, figures and sponsors. */
export function BlocksForm({ value, change, fault }: EditorFormProps) {
  const t = useT('homeConsole');
  const { banners, facts, sponsors } = value.content;
  return (
    <>
      <ItemList
        label={t('banner')}
        items={banners}
        most={10}
        make={() => ({ title: nothing, image: null, to: '' })}
        onChange={(next) => change({ banners: next })}
      >
        {(banner, at) => (
          <div className="fields">
            <BilingualField
              label={t('title')}
              maxLength={60}
              value={banner.title}
              onChange={(title) => change({ banners: replaced(banners, at, { title }) })}
            />
            <Field label={t('to')} fault={fault(`content.banners.${at}.to`)}>
              <Input
                aria-label={t('to')}
                value={banner.to}
                onChange={(event) => change({ banners: replaced(banners, at, { to: event.target.value }) })}
              />
            </Field>
            <TextField
              label={t('image')}
              value={banner.image ?? ''}
              fault={fault(`content.banners.${at}.image`)}
              onChange={(image) => change({ banners: replaced(banners, at, { image: image || null }) })}
            />
          </div>
        )}
      </ItemList>
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
      <ItemList
        label={t('sponsor')}
        items={sponsors}
        most={60}
        make={() => ({ name: nothing, tier: nothing, logo: null })}
        onChange={(next) => change({ sponsors: next })}
      >
        {(sponsor, at) => (
          <div className="fields">
            <BilingualField
              label={t('title')}
              maxLength={60}
              value={sponsor.name}
              onChange={(name) => change({ sponsors: replaced(sponsors, at, { name }) })}
            />
            <BilingualField
              label={t('tier')}
              maxLength={60}
              value={sponsor.tier}
              onChange={(tier) => change({ sponsors: replaced(sponsors, at, { tier }) })}
            />
            <TextField
              label={t('logo')}
              most={4000}
              value={sponsor.logo ?? ''}
              fault={fault(`content.sponsors.${at}.logo`)}
              onChange={(logo) => change({ sponsors: replaced(sponsors, at, { logo: logo || null }) })}
            />
          </div>
        )}
      </ItemList>
    </>
  );
}
