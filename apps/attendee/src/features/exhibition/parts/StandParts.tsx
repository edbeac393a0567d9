import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { exhibitionCalls } from '@meetingapp/contract/exhibition/exhibitor.ts';
import { Tabs } from '@meetingapp/ui/actions/Tabs.tsx';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight, circlePlay } from '@meetingapp/ui/icons/icons.ts';
import { fileText, link } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { useState } from 'react';
import { AddressLink, Link } from '../../../lib/navigation/navigation.tsx';
import { isOwnPdf } from '../../../lib/navigation/own-files.ts';
import { useSeen } from '../../../shared/sponsors/use-seen.ts';
import { useT } from '../../../lib/texts/texts.ts';

export type Stand = AnswerOf<typeof exhibitionCalls.read>;
type Shows = Pick<Stand, 'products' | 'files' | 'films' | 'contacts'>;

const parts = ['products', 'files', 'films', 'contacts'] as const;
type Part = (typeof parts)[number];

/** Whose products are counted as seen; null in the preview of its own people. */
type Counted = Pick<Stand, 'id' | 'cid'> | null;

/** Products, files, films and contacts of a stand, in tabs. */
export function StandParts({ stand, counted = null }: { stand: Shows; counted?: Counted }) {
  const t = useT('exhibition');
  const [part, setPart] = useState<Part>(parts.find((one) => stand[one].length > 0) ?? 'products');
  return (
    <Tabs
      label={t('parts')}
      tabs={parts.map((one) => ({
        id: one,
        label: stand[one].length > 0 ? `${t(one)} ${stand[one].length}` : t(one),
      }))}
      current={part}
      onChange={(id) => setPart(parts.find((one) => one === id) ?? 'products')}
    >
      <div className="ex-part">
        {stand[part].length === 0 ? (
          <p className="ink-2">{t(`none.${part}`)}</p>
        ) : (
          <PartList part={part} stand={stand} counted={counted} />
        )}
      </div>
    </Tabs>
  );
}

function PartList({ part, stand, counted }: { part: Part; stand: Shows; counted: Counted }) {
  if (part === 'products')
    return (
      <ul className="ex-products" tabIndex={0}>
        {stand.products.map((product) => (
          <Product key={product.key} product={product} counted={counted} />
        ))}
      </ul>
    );
  if (part === 'contacts')
    return (
      <List>
        {stand.contacts.map(({ name, duty }) => (
          <div key={name} className="li">
            <Avatar name={name} size="s" />
            <span className="grow">
              <b>{name}</b>
              {duty !== '' && <span className="li-text">{duty}</span>}
            </span>
          </div>
        ))}
      </List>
    );
  return (
    <List>
      {stand[part].map(({ name, address }) => (
        <Shown key={address} name={name} address={address} film={part === 'films'} />
      ))}
    </List>
  );
}

function Product({ product, counted }: { product: Shows['products'][number]; counted: Counted }) {
  const { key, name, text, picture } = product;
  const seen = useSeen(counted?.cid ?? 0, { exhibitorId: counted?.id ?? null, place: 'product', product: key });
  return (
    <li ref={seen} className="card">
      {picture !== null && <img src={smallPicture(picture, 768)} alt="" loading="lazy" />}
      <div>
        <b>{name}</b>
        {text !== '' && <p className="t-sm ink-2">{text}</p>}
      </div>
    </li>
  );
}

function Shown({ name, address, film }: { name: string; address: string; film: boolean }) {
  if (!film && isOwnPdf(address))
    return (
      <Link name="pdfView" query={{ file: address, name, save: 1 }} className="li ic">
        <Icon icon={fileText} />
        <span className="grow">{name}</span>
        <Icon icon={chevronRight} size="s" className="chev" />
      </Link>
    );
  const icon = film ? circlePlay : link;
  if (address.startsWith('https://'))
    return <ListRow icon={icon} title={name} href={address} target="_blank" rel="noopener noreferrer" />;
  return (
    <AddressLink address={address} className="li ic">
      <Icon icon={icon} />
      <span className="grow">{name}</span>
      <Icon icon={chevronRight} size="s" className="chev" />
    </AddressLink>
  );
}
