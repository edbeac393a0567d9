import { useT } from '../../../lib/texts/texts.ts';
import { replaced } from '../view.ts';
import { ItemList } from '../parts/ItemList.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { PictureField } from '../parts/PictureField.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';
import { TargetField } from '../parts/TargetField.tsx';

const nothing = { zh: '', en: '' };

/** Pictures that take turns at the top, each with a line and what it opens. */
export function BannersForm({ value, change, fault }: EditorFormProps) {
  const t = useT('homeConsole');
  const { banners, views } = value.content;
  return (
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
          <TargetField
            views={views}
            value={banner.to}
            fault={fault(`content.banners.${at}.to`)}
            onChange={(to) => change({ banners: replaced(banners, at, { to }) })}
          />
          <PictureField
            label={t('picture')}
            width={1500}
            height={700}
            value={banner.image}
            fault={fault(`content.banners.${at}.image`)}
            onChange={(image) => change({ banners: replaced(banners, at, { image }) })}
          />
        </div>
      )}
    </ItemList>
  );
}
