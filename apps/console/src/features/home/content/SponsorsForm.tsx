import { useT } from '../../../lib/texts/texts.ts';
import { replaced } from '../view.ts';
import { ItemList } from '../parts/ItemList.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { PictureField } from '../parts/PictureField.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';

const nothing = { zh: '', en: '' };

/** Supporters with their tier and logo. */
export function SponsorsForm({ value, change, fault }: EditorFormProps) {
  const t = useT('homeConsole');
  const { sponsors } = value.content;
  return (
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
          <PictureField
            label={t('logoPicture')}
            width={400}
            height={400}
            value={sponsor.logo}
            fault={fault(`content.sponsors.${at}.logo`)}
            onChange={(logo) => change({ sponsors: replaced(sponsors, at, { logo }) })}
          />
        </div>
      )}
    </ItemList>
  );
}
